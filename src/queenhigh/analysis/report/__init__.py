"""An analysis for people: a file to print, Markdown, a sheet for spreadsheets, a terminal, a notebook.

Everything here is a pure function of its result: the same analysis gives the same bytes. `content` says what
a report holds, once; `html` and `markdown` write it, `charts` and `svg` draw it.
"""
