/** Currencies as the tables here write them; one that no table has, as the browser knows it. */

import type { Money } from '../words/amounts';
import type { Tables } from './bodies';
import type { TableCard } from './wire';
import { get } from './http';

export type Currencies = (code: string) => Money;

export async function currencies(): Promise<Currencies> {
  return currenciesOf(await openTables());
}

export async function openTables(): Promise<TableCard[]> {
  const { tables } = await get<Tables>('tables').catch(() => ({ tables: [] }));
  return tables;
}

export function currenciesOf(tables: TableCard[]): Currencies {
  return (code) => tables.find((table) => table.currency === code) ?? moneyOf(code);
}

export function moneyOf(code: string): Money {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
    const sign = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
    const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
    return { currency: code, currency_sign: sign, currency_decimals: decimals };
  } catch {
    return { currency: 'XXX', currency_sign: `${code} `, currency_decimals: 2 };
  }
}
