import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { content as projectContent } from '../../test/content.ts';
import { answerIds } from '../compile/answers.ts';
import { messagesOf } from '../messages-of.ts';
import { withStandIns } from '../stand-ins.ts';
import { openGuide } from './guide.ts';
import { guideSchema } from './guide-schema.ts';

const content = withStandIns(projectContent);
const guide = JSON.parse(JSON.stringify(openGuide(content))) as ReturnType<typeof openGuide>;
const validate = new Ajv({ strict: true, allErrors: true }).compile(guideSchema());

describe('guide.json', () => {
  it('is what its schema says', () => {
    expect(validate(guide), JSON.stringify(validate.errors?.slice(0, 5), null, 1)).toBe(true);
  });

  it('holds every skin, version, step, message, gate, label and language', () => {
    expect(guide.languages.map(({ tag }) => tag).sort()).toEqual(Object.keys(content.locales).sort());
    expect(guide.skins.map(({ id }) => id).sort()).toEqual(Object.keys(content.skins).sort());
    const steps = Object.values(content.skins).flatMap((skin) => Object.keys(skin.steps));
    expect(guide.steps).toHaveLength(Object.keys(content.steps).length + steps.length);
    expect(guide.messages).toHaveLength(messagesOf(content).length);
    expect(guide.gates).toHaveLength(Object.keys(content.gates).length);
    for (const { id } of guide.labels) expect(id).toBeTruthy();
    for (const { words } of [...guide.steps, ...guide.messages]) expect(words[guide.sourceLanguage]).toBeTruthy();
  });

  it('names every fact by itself, with its kind, day and confidence, and states its licence', () => {
    const all = [...guide.steps, ...guide.messages, ...guide.gates];
    for (const { id, facts } of all) expect(new Set(facts.map((fact) => fact.id)).size, id).toBe(facts.length);
    expect(guide.license).toMatchObject({ id: 'CC-BY-4.0' });
  });

  it('names no step in a flow, and no label, that it does not hold', () => {
    for (const { id, flow } of guide.skins) {
      const ofSkin = guide.steps.filter((step) => !('skin' in step) || step.skin === id);
      const known = new Set(ofSkin.map((step) => step.id));
      for (const { step } of Object.values(flow).flat()) expect(known).toContain(step);
    }
    const labels = new Set(guide.labels.map(({ id }) => id));
    for (const { labels: quoted } of guide.messages) for (const label of quoted) expect(labels).toContain(label);
  });

  it('holds what people say in each language, at answers that there are', () => {
    const known = new Set([...answerIds(content).keys()]);
    for (const [tag, { phrases = {} }] of Object.entries(content.locales)) {
      const said = guide.phrases[tag] ?? {};
      expect(Object.keys(said).filter((id) => !known.has(id))).toEqual([]);
      for (const id of known) expect(said[id], `${tag} ${id}`).toEqual(phrases[id]);
    }
  });

  it('has every condition in the flow, with its versions one by one', () => {
    for (const step of guide.steps) expect(step).not.toHaveProperty('when');
    const lower = guide.skins.find(({ id }) => id === 'miui')!.flow.downloadapps;
    const { when, beside } = lower.find(({ step }) => step === 'lower-protection')! as {
      when?: object;
      beside?: string;
    };
    expect(when).toEqual({ os: ['hyperos-3', 'unknown', 'hyperos-4'], rom: ['cn'] });
    expect(beside).toBe('pass-protection');
  });

  it('has the apps of the catalogue with what they need', () => {
    expect(guide.apps.map((app) => app.package).sort()).toEqual(Object.keys(content.apps).sort());
  });

  it('a wrong one is refused', () => {
    const wrong = structuredClone(guide) as unknown as { steps: { facts: { checked: string }[] }[] };
    wrong.steps[0]!.facts[0]!.checked = 'soon';
    expect(validate(wrong)).toBe(false);
    expect(validate({ ...guide, license: { ...guide.license, id: 'other' } })).toBe(false);
    const { words: _, ...wordless } = guide.steps[0]!;
    expect(validate({ ...guide, steps: [wordless] })).toBe(false);
  });

  it('one with new fields is accepted: they may be added at any time', () => {
    const steps = guide.steps.map((step) => ({ ...step, mood: 'calm' }));
    expect(validate({ ...guide, steps, news: [] })).toBe(true);
  });
});
