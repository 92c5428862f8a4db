/** The page's own texts, one catalogue a language; sentences about a round come from the server. */

import { kept } from '../settings/kept';
import { Listeners } from '../settings/listeners';
import type english from './english';

export type Text = string | Record<string, string>;
/** The key of a text: a misspelt one is a type error. */
export type Key = keyof typeof english;
/** A key whose text has one form, whatever it counts. */
export type PlainKey = { [K in Key]: (typeof english)[K] extends string ? K : never }[Key];
export type Catalogue = Record<Key, Text>;
export type Places = Record<string, string | number>;

export const LANGUAGES = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'language';
const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./english'),
  es: () => import('./spanish'),
};

export function isLanguage(said: unknown): said is Language {
  return typeof said === 'string' && said in LANGUAGES;
}

function preferred(): Language {
  const stored = kept.read(KEY);
  if (isLanguage(stored)) return stored;
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

class Words {
  language: Language = $state('en');
  /** Hear that another language is shown. */
  readonly changed = new Listeners();
  private texts: Partial<Catalogue> = $state.raw({});

  /** How the reader's own browser writes this language: `en-GB`, `es-MX`. */
  get locale(): string {
    return navigator.languages.find((each) => each.slice(0, 2) === this.language) ?? this.language;
  }

  /** Fetch the catalogue of the reader's language; nothing is shown before. */
  async load(language: Language = preferred()): Promise<void> {
    this.texts = (await catalogues[language]()).default;
    const other = language !== this.language;
    this.language = language;
    document.documentElement.lang = language;
    if (other) this.changed.tell();
  }

  async choose(language: Language): Promise<void> {
    kept.write(KEY, language);
    await this.load(language);
  }

  /** The text of this key with its places filled in, if there is one. */
  text(key: string, places: Places): string | undefined {
    const text = this.texts[key as Key];
    if (text === undefined) return undefined;
    return filled(typeof text === 'string' ? text : form(text, this.language, places), places);
  }
}

function form(text: Record<string, string>, language: string, places: Places): string {
  const rule = new Intl.PluralRules(language).select(Number(places.count ?? 0));
  return text[rule] ?? text.other ?? '';
}

function filled(text: string, places: Places): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

export const words = new Words();

/** A text with its places filled in; one with forms is chosen by `count`, as the language counts. */
export function say(key: PlainKey, places?: Places): string;
export function say(key: Key, places: Places & { count: number | string }): string;
export function say(key: Key, places: Places = {}): string {
  return words.text(key, places) ?? key;
}

/** The text for a code of the server, which may be newer than this page: then `otherwise`. */
export function sayCode(key: string, otherwise: string, places: Places = {}): string {
  return words.text(key, places) ?? otherwise;
}

/** What a player is called; a bot with its strategy in the reader's words: `Bot Wanda (best)`. */
export function playerName(name: string): string {
  const [, bot, strategy] = /^(Bot .*)\((\w+)\)$/.exec(name) ?? [];
  return bot ? `${bot}(${sayCode(`bot.${strategy}`, strategy ?? '')})` : name;
}
