/**
 * The browser's verifier behind a pipe: a verdict a line, for each line of stdin that is `{text, held}`, or
 * `{path, value}`: the last text with one part of its document changed.
 */

import { createInterface } from 'node:readline';
import { verify } from '../src/fair/verify.ts';

let last = '';
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  last = asked.text ?? last;
  const { steps, ...verdict } = verify(asked.path ? changed(asked.path, asked.value) : last, asked.held);
  const told = { ...verdict, steps: steps.map(({ step, ok }) => [step, ok]) };
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

function changed(path, value) {
  const document = JSON.parse(last);
  const part = path.slice(0, -1).reduce((inner, key) => inner[key], document);
  part[path.at(-1)] = value;
  return JSON.stringify(document);
}
