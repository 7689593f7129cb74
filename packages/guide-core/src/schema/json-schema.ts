import * as z from 'zod/mini';
import type { Schema } from './shape.ts';

/**
 * Returns a schema as JSON Schema (draft 7), open to new fields and with a description of each field.
 *
 * @param shared Schemas that are written once, below `$defs`, by name.
 */
export function jsonSchema(
  schema: Schema,
  shared: Readonly<Record<string, Schema>>,
): Readonly<Record<string, unknown>> {
  const names = new Map(Object.entries(shared).map(([name, one]) => [one, name]));
  const about = (one: Schema) => ({ ...z.globalRegistry.get(one), ...(names.has(one) ? { id: names.get(one) } : {}) });
  const { definitions, ...whole } = z.toJSONSchema(schema, {
    target: 'draft-7',
    metadata: { get: about } as unknown as typeof z.globalRegistry,
    override: ({ jsonSchema: json }) => {
      // Fields may be added at any time, and a program that validates what it reads must not fail then.
      if (json.additionalProperties === false) delete json.additionalProperties;
      delete json.propertyNames;
      delete json.id;
      // What any whole number of a program is within.
      if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
      if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
      if (Array.isArray(json.items)) json.items = json.items[0];
      delete json.additionalItems;
    },
  });
  const text = JSON.stringify({ ...whole, $defs: definitions }).replaceAll('"#/definitions/', '"#/$defs/');
  // A reference to a shared schema that may be absent comes in a list of its own.
  return JSON.parse(text, (_key, value: { readonly allOf?: readonly unknown[] } | null) =>
    value?.allOf && Object.keys(value).length === 1 ? value.allOf[0] : value,
  ) as Readonly<Record<string, unknown>>;
}
