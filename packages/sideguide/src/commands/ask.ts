import { createInterface } from 'node:readline';
import { call, command, type HelpPage, harmless, harmlessJson, isSource, root, Stop, table } from '@sideguide/cli-kit';
import { type Content, sourceTag, withStandIns } from '@sideguide/content-kit';
import { findSettings, loadContent, ownContentData } from '@sideguide/content-kit/files';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import { createSearch } from '../search/search.ts';
import type { FoundAnswers } from '../search/types.ts';
import { makerNames, oneOfOption, readCurrentGuide } from './guide-links.ts';

const name = `${call} ask`;
const sample = `${name} "app stops when the screen is off"`;

/** At most this many are printed for people. */
const maxPrinted = 3;
/** Value of `--skin` for a question about any phone. */
const anyPhone = 'any';

const page = {
  usage: `${name} WORDS… [--lang TAG] [--skin ID] [--os ID] [--rom ID] [--json]
       ${name} --lines < QUESTIONS`,
  about: `Finds what answers a question asked in one's own words, as the field of the guide does: messages of phones, steps,
Google's checks, the file check. In the folder of your guide it knows your own steps and languages. Quote the words, or
write them one after the other.`,
  options: {
    lang: { value: 'TAG', help: 'the language of the words; the source language if nothing is said' },
    skin: {
      value: 'ID',
      help: `whose phone it is, as in the addresses of the guide; “${anyPhone}” if nothing is said`,
    },
    os: { value: 'ID', help: 'its version, as in the addresses' },
    rom: { value: 'ID', help: 'where it was made for: global or cn' },
    json: { help: 'print JSON' },
    lines: {
      help: `read questions from the input, a line of JSON each: {"n", "lang", "skin", "query"};
write a line for each: {"n", "ids": [the best first], "sure"}, with "none": true
if the guide has no answer and the ids are only near`,
    },
  },
  sections: {
    Answers: `a message or step by its id, one of Google's checks as gate:ID, the file check as card:check`,
    'Exit status': `0  answered
2  wrong usage, or a line that is no question`,
  },
  example: sample,
} satisfies HelpPage;

export const run = command(name, page, async (given) => {
  const content = await contentHere();
  const ask = createSearch(content);
  if (given.values.lines) return answerLines(content, ask, given.positionals);
  const words = given.positionals.join(' ').trim();
  if (words === '') throw new Stop('No question is asked.', `Write: ${sample}`);
  const { lang, phone } = parsePhone(content, given.values);
  const result = ask(words, lang, phone);
  if (given.values.json) console.log(harmlessJson({ query: words, lang, ...phone, ...result }));
  else printAnswers(result);
  return 0;
});

/** Returns the content of the guide in the current folder, or the package's own. */
async function contentHere(): Promise<Content> {
  if (findSettings(process.cwd()) !== undefined) {
    const { content, findings } = await readCurrentGuide();
    if (findings.length) console.error(`Your guide has mistakes: a step with one is not found. See: ${call} doctor`);
    return content;
  }
  return isSource ? withStandIns((await loadContent(root)).content) : ownContentData();
}

/** Returns the language and phone that the options of a question name. */
function parsePhone(content: Content, options: Readonly<Record<string, unknown>>): { lang: string; phone: KnownPhone } {
  const skinOption = oneOfOption('skin', options.skin, [anyPhone, ...Object.keys(content.skins)], makerNames(content));
  const skin = skinOption === anyPhone ? undefined : skinOption;
  const skinData = Object.entries(content.skins).flatMap(([id, folder]) => (!skin || id === skin ? [folder.skin] : []));
  const os = skinData.flatMap(({ versions }) => versions.map(({ id }) => id));
  const rom = new Set(skinData.flatMap(({ roms }) => roms.map(({ id }) => id)));
  const phone = {
    skin,
    os: oneOfOption('version', options.os, ['unknown', ...os]),
    rom: oneOfOption('region', options.rom, ['unknown', ...rom]),
  };
  return { lang: oneOfOption('language', options.lang, Object.keys(content.locales)) ?? sourceTag(content), phone };
}

function printAnswers({ sure, none, answers }: FoundAnswers): void {
  if (answers.length === 0) throw new Stop('The question has no letters.', `Write: ${sample}`);
  const rows = answers
    .slice(0, sure ? 1 : maxPrinted)
    .map(({ id, title, addresses }): [string, string] => [id, [harmless(title, 200), ...addresses].join('\n')]);
  const lead = none
    ? 'There is no answer to this yet. These come near it:'
    : sure
      ? 'This answers it:'
      : 'Not sure. It may be one of these:';
  console.log(`${lead}\n\n${table(rows)}`);
}

/** Reads questions line by line and prints the answers to each as it arrives. */
async function answerLines(
  content: Content,
  ask: ReturnType<typeof createSearch>,
  words: readonly string[],
): Promise<number> {
  if (words.length) throw new Stop('With --lines the questions come from the input.', `Write: ${name} --lines < FILE`);
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (line.trim() === '') continue;
    const question = parseQuestion(line, number);
    const { lang, phone } = parsePhone(content, question);
    const { answers, sure, none } = ask(question.query, lang, phone);
    const ids = answers.map(({ id }) => id);
    process.stdout.write(`${harmlessJson({ n: question.n, ids, sure, ...(none ? { none } : {}) }, 0)}\n`);
  }
  return 0;
}

function parseQuestion(line: string, number: number): Readonly<Record<string, unknown>> & { readonly query: string } {
  try {
    const question = JSON.parse(line) as { query?: unknown } | null;
    if (typeof question?.query === 'string') return question as { query: string };
  } catch {
    // The error is thrown below.
  }
  throw new Stop(
    `Line ${number} is no question: ${harmless(line, 80)}`,
    'Write a line of JSON: {"n": 1, "query": "app not installed"}',
  );
}
