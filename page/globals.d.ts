/** The digest of the sources that this page is built from; `dev` under `make page-dev`. */
declare const __PAGE__: string;
