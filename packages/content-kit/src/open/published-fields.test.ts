import { expect, it } from 'vitest';
import { flowSchema, flowSourcesSchema } from './flow-schema.ts';
import { guideSchema } from './guide-schema.ts';

interface Node {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** Returns a line for each record of a schema: its place, and its fields; `?` marks those that may be absent. */
const recordsOf = (node: unknown, place: string): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const { properties, required = [] } = node as Node;
  const names = Object.keys(properties ?? {}).sort();
  return [
    ...(properties
      ? [`${place}: ${names.map((name) => (required.includes(name) ? name : `${name}?`)).join(' ')}`]
      : []),
    ...Object.entries(node).flatMap(([name, inner]) => recordsOf(inner, `${place}/${name}`)),
  ];
};

// Other programs read these fields: one that goes away, or may be absent from now on, is a new format. A new one is
// not; then update the list (vitest -u).
it('the published files have the fields that their format promises', async () => {
  const lines = [guideSchema(), flowSchema(), flowSourcesSchema()].flatMap((schema) =>
    recordsOf(schema, schema.$id.replace('urn:sideguide:', '')),
  );
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('published-fields.txt');
});

it('the published schemas limit no whole number to what programs can hold', () => {
  const text = JSON.stringify([guideSchema(), flowSchema(), flowSourcesSchema()]);
  expect(text).toContain('"type":"integer"');
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
});

it('the published schemas have absolute identifiers: their addresses, where those are known', () => {
  for (const schema of [guideSchema, flowSchema, flowSourcesSchema]) {
    const [urn, address] = [schema().$id, schema('https://guide.example/g/').$id];
    expect(new URL(urn).protocol).toBe('urn:');
    expect(address).toBe(`https://guide.example/g/${urn.replace(/.*:/, '')}`);
  }
});
