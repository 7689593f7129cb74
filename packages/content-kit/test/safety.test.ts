import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import type { SafetyWords } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../../../e2e/support/copy-project.ts';
import { checkGates } from '../src/checks/gates.ts';
import { checkSafety, unsafeSentences } from '../src/checks/safety.ts';
import { allLabels, type Content, type ReportFinding } from '../src/content.ts';
import { ownStepWords } from '../src/labels-of.ts';
import { publishedTags } from '../src/stand-ins.ts';
import { eachText } from '../src/texts.ts';
import { content } from './content.ts';
import { safetySamples } from './safety-samples.ts';

const tags = publishedTags(content);
const guards = Object.entries(allLabels(content)).flatMap(([id, { guard }]) => (guard ? [id] : []));
const safetyOf = (tag: string) => content.locales[tag]!.safety as SafetyWords;

/** Returns the findings of both safety checks as `file › field › reason`. */
function findings(of: Content): string[] {
  const found: string[] = [];
  const report: ReportFinding = (file, field, reason) => found.push(`${file} › ${field} › ${reason}`);
  checkSafety(of, report);
  checkGates(of, report);
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: a mutation may break any shape
type Loose = any;
/** Returns the project's content with one change. */
function mutated(change: (copy: Loose) => void): Content {
  const copy = JSON.parse(JSON.stringify(content));
  change(copy);
  return copy as Content;
}
const without = <T extends string | { id: string }>(list: T[], id: string): T[] =>
  list.filter((one) => (typeof one === 'string' ? one : one.id) !== id);

/** How each language begins or ends the condition of a risky tap. */
const onlyIf: Readonly<Record<string, RegExp>> = {
  en: /Only if/,
  zh: /只有.+才/,
  ja: /場合だけ/,
  ur: /تب ہی/,
  ta: /மட்டும்,/,
  th: /เฉพาะเมื่อ.+จึงค่อย/,
  sv: /Bara om/,
  uk: /Лише якщо/,
  tr: /Yalnızca/,
  uz: /Faqat/,
  tk: /Diňe/,
  vi: /Chỉ khi/,
};

describe('the content of this project', () => {
  it('switches no guard off, closes what it opens, and asks before anything risky', () => {
    expect(findings(content)).toEqual([]);
  });

  it('has few exceptions: each lowers a guard, and names the step that restores it', () => {
    const steps = [content, ...Object.values(content.skins)].flatMap((folder) => Object.values(folder.steps));
    const exceptions = steps.filter(({ exceptional }) => exceptional);
    expect(exceptions.map(({ id }) => id)).toEqual(['lower-blocker', 'lower-protection']);
    for (const { exceptional, opens } of exceptions) {
      const restoring = steps.find(({ id }) => id === exceptional!.restoredBy)!;
      expect(opens!.length).toBeGreaterThan(0);
      for (const name of opens!) expect(restoring.closes).toContain(name);
    }
  });

  it.each(tags)('names in %s when to let an app appear over others or on the lock screen', (tag) => {
    for (const [id, { steps }] of Object.entries(content.skins))
      for (const step of Object.values(steps)) {
        const isOver = step.when?.need?.some((need) => need === 'windows' || need === 'lock-screen');
        if (isOver) expect(ownStepWords(content, id, step.id, tag)!.do, `${id} ${step.id}`).toMatch(onlyIf[tag]!);
      }
  });

  it.each(tags)('names in %s the risks at which to stop before “Allow once” of Xiaomi phones', (tag) => {
    const words = tag === 'en' ? content.skins.miui!.words : content.locales[tag]!.skins.miui;
    const ways: string[] = [];
    eachText(words, (path, text) => {
      const way = text.match(/^.*⋮.*(?=\{label:mi_inst_allow_once_menu\})/)?.[0];
      // The title alone leads nowhere; the other is a message about the app that opened the file.
      if (way === undefined || path.endsWith('.title') || path.includes('risky-source-blocked')) return;
      expect(way, path).toContain('{label:mi_inst_risk_found}');
      ways.push(path);
    });
    expect(ways.length).toBeGreaterThan(5);
  });

  it('knows guards by their labels', () => {
    expect(guards.length).toBeGreaterThan(3);
  });

  it('has no field for a password', () => {
    const files = projectFiles(root).filter((path) => /^apps\/guide\/src\/.*\.(tsx?|html)$/.test(path));
    const asking = files.filter((path) =>
      /type=\W{0,3}password|\w*-password\b/i.test(readFileSync(`${root}${path}`, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(asking).toEqual([]);
  });
});

describe.each(tags)('the words of %s', (tag) => {
  const { off, secret, good } = safetySamples[tag]!;

  it('are known to the check', () => {
    expect(Object.keys(safetyOf(tag)).sort()).toEqual(['guard', 'here', 'negated', 'off', 'password']);
  });

  it.each(off)('never turn a guard off: %s', (sentence) => {
    expect(unsafeSentences(`${good[0]} ${sentence}`, safetyOf(tag), guards)).toEqual([
      { sentence: expect.stringContaining(sentence), why: 'guard' },
    ]);
  });

  it.each(secret)('never ask for a secret: %s', (sentence) => {
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toEqual([{ sentence, why: 'password' }]);
  });

  it('are looked through wherever they stand', () => {
    const broken = mutated(({ locales }) => {
      const one = locales[tag];
      Object.values<Loose>(one.messages)[0].cause += ` ${off[0]}`;
      Object.values<Loose>(one.steps)[0].otherwise += ` ${off[0]}`;
      Object.values<Loose>(one.namespaces)[0].more = off[0];
    });
    const reason = expect.stringMatching(/ › .*switch a guard/);
    expect(findings(broken)).toEqual([reason, reason, reason]);
  });

  it.each(good)('may say: %s', (sentence) => {
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toEqual([]);
  });

  it('never say to switch off the guard of a phone’s maker, or an antivirus', () => {
    for (const name of ['Auto Blocker', 'antivirus']) {
      const sentence = off[0]!.replace(/play protect/i, name);
      expect(unsafeSentences(sentence, safetyOf(tag), guards)).toHaveLength(1);
    }
  });

  it('never quote a guard as something to switch off', () => {
    const sentence = off[0]!.replace(/play protect/i, `{label:${guards[0]}}`);
    expect(unsafeSentences(sentence, safetyOf(tag), guards)).toHaveLength(1);
  });
});

it('no password is typed into the guide', () => {
  const broken = mutated(({ locales }) => {
    locales.en.steps['open-file'].do = 'Type the password of your account here.';
  });
  expect(findings(broken)).toEqual([expect.stringContaining('type a password into the guide')]);
  const fine = 'The phone asks for the password of the account in its own window.';
  expect(unsafeSentences(fine, safetyOf('en'), guards)).toEqual([]);
});

describe('what is done to the data is seen', () => {
  const ids = Object.keys(content.skins);
  const question = 'no-caller';

  it.each(ids)('%s with the question at the end', (skin) => {
    const broken = mutated(({ skins }) => {
      const { skin: plan } = skins[skin];
      plan.downloadapps = [...without(plan.downloadapps, question), question];
    });
    expect(findings(broken)).toContainEqual(expect.stringMatching(/something risky comes before the question/));
  });

  it.each(ids)('%s with the question for one kind of phone only', (skin) => {
    const broken = mutated(({ skins }) => {
      const { skin: plan } = skins[skin];
      plan.downloadapps = plan.downloadapps.map((one: unknown) =>
        one === question ? { id: question, when: { rom: ['global'] } } : one,
      );
    });
    expect(findings(broken)).toContainEqual(expect.stringMatching(/something risky comes before the question/));
  });

  const one = (broken: Content, pattern: RegExp) =>
    expect(findings(broken)).toContainEqual(expect.stringMatching(pattern));
  const own = (copy: Loose, id: string): Loose =>
    Object.values(copy.skins as Record<string, Loose>).find((folder) => folder.steps[id]).steps;

  it('a switch that is turned on without a word of it', () => {
    one(
      mutated(({ steps }) => delete steps['turn-on-source'].opens),
      /turns something on, and nothing says what/,
    );
    one(
      mutated((copy) => delete own(copy, 'autostart').autostart.stays),
      /the drawing turns something on/,
    );
    one(
      mutated(({ steps }) => (steps['turn-on-source'].stays = true)),
      /opened for the installation is closed again/,
    );
  });

  it('an exception that is not marked, or not undone', () => {
    const id = 'lower-protection';
    one(
      mutated((copy) => delete own(copy, id)[id].exceptional),
      /a guard of the phone is marked/,
    );
    const lost = mutated((copy) => {
      for (const folder of Object.values(copy.skins as Record<string, Loose>))
        folder.skin.tidy = without(folder.skin.tidy, 'restore-protection');
    });
    one(lost, /lowers a guard, and this step does not restore it/);
  });

  it('a drawing that marks a guard to be tapped', () => {
    const broken = mutated(({ steps }) => {
      steps['open-file'].scenes = [
        { parts: [{ kind: 'group', rows: [{ label: guards[0], switch: 'off', mark: 'tap' }] }] },
      ];
    });
    one(broken, /a guard of the phone is marked/);
  });
});
