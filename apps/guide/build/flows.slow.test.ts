import { root } from '@sideguide/cli-kit';
import {
  compileGuide,
  flowFiles,
  flowSchema,
  flowSourcesSchema,
  guideSchema,
  withStandIns,
} from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { screensAt } from '@sideguide/guide-core/flow';
import { type Guide, type Need, needs, type Quote } from '@sideguide/guide-core/model';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { choicesOf, wholePlan } from '../src/parts/plan-of.ts';

// Compares the published flows with the plan that the page computes.

interface Step {
  readonly id: string;
  readonly needs?: readonly Need[];
  readonly tool?: string;
  readonly besides?: readonly Step[];
  readonly sometimes?: true;
  readonly sources: readonly string[];
  readonly labelSources: readonly string[];
}
interface Flow {
  readonly skin: string;
  readonly version: string;
  readonly rom: string;
  readonly language: string;
  readonly downloadapps: readonly Step[];
  readonly service: readonly Step[];
  readonly tidy: readonly Step[];
  readonly offered: readonly Step[];
  readonly labels: Readonly<Record<string, Quote>>;
}
interface Sources {
  readonly facts: object;
  readonly labels: object;
}

const content = withStandIns((await loadContent(root)).content);
const files = new Map(
  [...flowFiles(content)].map(([path, value]) => [path, JSON.parse(JSON.stringify(value)) as unknown]),
);
const flows = [...files].filter(([path]) => !path.endsWith('/sources.json')) as (readonly [string, Flow])[];
const languages = Object.keys(content.locales);
const skins = Object.keys(content.skins);
const guides = new Map(
  skins.flatMap((skin) =>
    languages.map((tag): [string, Guide] => [`${skin} ${tag}`, compileGuide(content, skin, tag)]),
  ),
);
const guideFor = ({ skin, language }: Flow) => guides.get(`${skin} ${language}`)!;

/** All sets of needs that an app can have. */
const allNeeds: readonly (readonly Need[])[] = Array.from({ length: 2 ** needs.length }, (_, bits) =>
  needs.filter((_need, n) => bits & (1 << n)),
);
const ids = (steps: readonly { readonly id: string }[]) => steps.map(({ id }) => id);
/** Applies the first rule of docs/flows.md. */
const asked = (steps: readonly Step[], has: readonly Need[]) =>
  steps.filter((step) => !step.needs || step.needs.some((need) => has.includes(need)));
const withAll = (steps: readonly Step[]): Step[] => steps.flatMap((step) => [step, ...withAll(step.besides ?? [])]);

describe('resolved flows', () => {
  it('there is one for every version, ROM and language of every skin, “I don’t know” among them', () => {
    const count = Object.values(content.skins).map(
      ({ skin }) => (skin.versions.length + 1) * (skin.roms.length + 1) * languages.length,
    );
    expect(flows).toHaveLength(count.reduce((a, b) => a + b));
    expect(files.has('flows/miui/unknown/unknown/en.json')).toBe(true);
  });

  it('are what their schemas say', () => {
    const ajv = new Ajv({ strict: true, allErrors: true });
    const [isFlow, isSources] = [ajv.compile(flowSchema()), ajv.compile(flowSourcesSchema())];
    for (const [path, value] of files) {
      const validate = path.endsWith('/sources.json') ? isSources : isFlow;
      expect(validate(value), `${path}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true);
    }
    const [, one] = flows[0]!;
    expect(isFlow({ ...one, more: 1 }), 'new fields may be added at any time').toBe(true);
    expect(isFlow({ ...one, service: [{ ...one.downloadapps[0], title: 7 }] })).toBe(false);
  });

  it.each(skins)('%s: the way is the page’s for every version, ROM, language and set of needs', (skin) => {
    for (const [path, flow] of flows.filter(([, one]) => one.skin === skin))
      for (const has of allNeeds) {
        const plan = wholePlan(guideFor(flow), { os: flow.version, rom: flow.rom, needs: has });
        const way = asked(flow.downloadapps, has).filter(({ tool }) => tool !== 'app-list');
        const settings = asked(flow.service, has);
        const rest = [...flow.service.filter((step) => !settings.includes(step)), ...flow.offered];
        const found = [way, settings, asked(flow.tidy, has)].map(ids);
        // The page shows switches on one page of the phone as one step.
        const service = plan.service.flatMap(({ id, covers }) => covers ?? id);
        expect(found, `${path} for ${has}`).toEqual([ids(plan.download), service, ids(plan.tidy)]);
        expect(new Set(ids(rest)), `offered in ${path} for ${has}`).toEqual(new Set(ids(plan.offered)));
      }
  });

  it('without an app the list of apps is on the way', () => {
    for (const [path, flow] of flows) {
      const plan = wholePlan(guideFor(flow), { os: flow.version, rom: flow.rom });
      expect(ids(flow.downloadapps), path).toEqual(ids(plan.download));
    }
  });

  it('have beside a step what the page offers there, and nowhere else', () => {
    for (const [path, flow] of flows) {
      const plan = wholePlan(guideFor(flow), { os: flow.version, rom: flow.rom, needs: [] });
      const aside = [...plan.asides.download, ...plan.asides.service];
      for (const host of withAll([...flow.downloadapps, ...flow.service, ...flow.offered])) {
        const planned = aside.filter(({ beside }) => beside === host.id);
        expect(new Set(ids(host.besides ?? [])), `${host.id} in ${path}`).toEqual(new Set(ids(planned)));
        const open = (host.besides ?? []).filter(({ sometimes }) => sometimes);
        const step = guideFor(flow).parts.downloadapps.find(({ id }) => id === host.id);
        const screens = screensAt(guideFor(flow), host.id, { os: flow.version, rom: flow.rom, needs: [] });
        if (step) expect(ids(open), `${host.id} in ${path}`).toEqual(ids(choicesOf(plan, step, screens)));
      }
    }
  });

  it('quote labels in a language that the ROM has', () => {
    const quoted = flows.flatMap(([, flow]) => {
      const shipped = guideFor(flow).roms.find(({ id }) => id === flow.rom)?.languages;
      return shipped && !shipped.includes(flow.language)
        ? Object.values(flow.labels).map(({ lang }) => [lang, shipped])
        : [];
    });
    expect(quoted.length).toBeGreaterThan(0);
    for (const [lang, shipped] of quoted) expect(shipped).toContain(lang);
  });

  it('put no step on the way that lowers a guard', () => {
    const lowering = skins.flatMap((skin) =>
      Object.values({ ...content.steps, ...content.skins[skin]!.steps }).flatMap(({ id, exceptional }) =>
        exceptional ? [id] : [],
      ),
    );
    expect(lowering).toContain('lower-protection');
    for (const [path, flow] of flows)
      for (const step of [...flow.downloadapps, ...flow.service, ...flow.offered, ...flow.tidy])
        expect(lowering, path).not.toContain(step.id);
  });

  it('name facts and labels that the sources hold', () => {
    for (const [path, flow] of flows) {
      const { facts, labels } = files.get(`flows/${flow.skin}/sources.json`) as Sources;
      for (const step of withAll([...flow.downloadapps, ...flow.service, ...flow.offered, ...flow.tidy])) {
        expect(step.sources.length, `${step.id} in ${path}`).toBeGreaterThan(0);
        for (const id of step.sources) expect(facts, path).toHaveProperty([id]);
        for (const id of step.labelSources) expect(labels, path).toHaveProperty([id]);
      }
    }
  });
});

describe('schemas', () => {
  type Node = Readonly<Record<string, unknown>>;
  const nodesOf = (node: unknown, path: string): [string, Node][] =>
    typeof node !== 'object' || node === null
      ? []
      : [
          ...(Array.isArray(node) ? [] : [[path, node as Node] as [string, Node]]),
          ...Object.entries(node).flatMap(([name, inner]) => nodesOf(inner, `${path}/${name}`)),
        ];

  it.each([guideSchema(), flowSchema(), flowSourcesSchema()])('$id says what every field means', (schema) => {
    for (const [path, node] of nodesOf(schema, '')) {
      if (path.endsWith('/properties')) {
        for (const [name, field] of Object.entries(node as Readonly<Record<string, Node>>))
          expect(field.description ?? field.$ref, `${path}/${name}`).toMatch(/\S/);
      }
    }
  });
});
