import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { type AnyNode, type Node, parse } from 'acorn';
import { ancestor } from 'acorn-walk';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Browsers by their names in the compatibility data, each with the oldest version that the guide supports. */
export type Floor = Readonly<Partial<Record<keyof typeof data.browsers, number>>>;

/** A use of a feature that the floor does not support. */
export interface UnsupportedUse {
  /** The feature: `Object.fromEntries`, `requestIdleCallback`, `.replaceAll()` */
  readonly what: string;
  /** Browsers of the floor that lack it, e.g. `chrome 70`. */
  readonly lacking: readonly string[];
}

/**
 * Checks whether a version supports a feature by default; partial, prefixed, renamed or flagged support does not count.
 */
function has(support: SupportStatement | undefined, version: number): boolean {
  const statements: readonly SimpleSupportStatement[] = support ? [support].flat() : [];
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: other }) => {
      if (flags || prefix || other || typeof added !== 'string') return false;
      const from = Number.parseFloat(added.replace('≤', ''));
      const until =
        typeof removed === 'string' ? Number.parseFloat(removed.replace('≤', '')) : Number.POSITIVE_INFINITY;
      return from <= version && version < until;
    },
  );
}

const lackingOf = ({ __compat }: Identifier, floor: Floor): string[] =>
  Object.entries(floor)
    .filter(([name, version]) => !has(__compat?.support[name as keyof Floor], version))
    .map(([name, version]) => `${name} ${version}`);

const entries = (of: Identifier): [string, Identifier][] =>
  Object.entries(of).filter(([name]) => name !== '__compat') as [string, Identifier][];

const { builtins } = data.javascript as unknown as { builtins: Identifier };
const owners = [...entries(builtins), ...entries(builtins.Intl!), ...entries(data.api as Identifier)];

/** Globals of pages and workers: constructors, namespaces and members of the global object. */
const scopes = new Set(['Window', 'WorkerGlobalScope', 'WindowOrWorkerGlobalScope', 'ServiceWorkerGlobalScope']);
const globals = new Map<string, Identifier>(owners);
for (const [owner, of] of owners)
  if (scopes.has(owner)) for (const [name, entry] of entries(of)) if (!globals.has(name)) globals.set(name, entry);
for (const [name, entry] of entries(builtins.globalThis ?? ({} as Identifier))) globals.set(name, entry);

/** Methods and properties by name only: the code does not show which type they belong to. */
const members = new Map<string, Identifier[]>();
for (const [, of] of owners)
  for (const [name, entry] of entries(of)) {
    if (name.endsWith('_static') || name.endsWith('_event')) continue;
    members.set(name, [...(members.get(name) ?? []), entry]);
  }

const staticOf = (object: string, name: string): Identifier | undefined => {
  const owner = globals.get(object) as Readonly<Record<string, Identifier>> | undefined;
  return owner?.[`${name}_static`] ?? owner?.[name];
};

/** Returns every name that a script declares anywhere; such a name is taken as the script's own, not as a global. */
function declared(tree: Node): Set<string> {
  const names = new Set<string>();
  const take = (node: AnyNode | null | undefined): void => {
    if (!node) return;
    if (node.type === 'Identifier') names.add(node.name);
    else if (node.type === 'ObjectPattern')
      for (const property of node.properties)
        take(property.type === 'RestElement' ? property.argument : property.value);
    else if (node.type === 'ArrayPattern') for (const element of node.elements) take(element);
    else if (node.type === 'AssignmentPattern') take(node.left);
    else if (node.type === 'RestElement') take(node.argument);
  };
  const inFunction = (node: { id?: AnyNode | null; params: readonly AnyNode[] }) => {
    take(node.id);
    for (const parameter of node.params) take(parameter);
  };
  ancestor(tree, {
    VariableDeclarator: (node) => take(node.id),
    FunctionDeclaration: inFunction,
    FunctionExpression: inFunction,
    ArrowFunctionExpression: inFunction,
    Class: (node) => take(node.id),
    CatchClause: (node) => take(node.param),
  });
  return names;
}

/**
 * Returns the features in a built script that a browser of the floor lacks, by MDN's data. Methods are matched by name
 * only: one is reported if no browser of the floor has any method of that name. Throws if the script has syntax newer
 * than ES2020.
 */
export function findUnsupported(script: string, floor: Floor): UnsupportedUse[] {
  const tree = parse(script, { ecmaVersion: 2020 });
  const ownNames = declared(tree);
  const found = new Map<string, readonly string[]>();
  const note = (what: string, lacking: readonly string[]) => {
    if (lacking.length > 0) found.set(what, lacking);
  };
  ancestor(tree, {
    Identifier(node, _state, ancestors) {
      const parent = ancestors[ancestors.length - 2] as AnyNode;
      if (parent.type === 'UnaryExpression' && parent.operator === 'typeof') return;
      const entry = globals.get(node.name);
      if (entry && !ownNames.has(node.name)) note(node.name, lackingOf(entry, floor));
    },
    MemberExpression(node, _state, ancestors) {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const object = node.object.type === 'Identifier' ? node.object.name : undefined;
      const known = object && !ownNames.has(object) ? staticOf(object, name) : undefined;
      if (known) return note(`${object}.${name}`, lackingOf(known, floor));
      const parent = ancestors[ancestors.length - 2] as AnyNode;
      if (parent.type !== 'CallExpression' || parent.callee !== node) return;
      const all = (members.get(name) ?? []).map((entry) => lackingOf(entry, floor));
      const shared =
        all.length > 0 ? all.reduce((common, other) => common.filter((browser) => other.includes(browser))) : [];
      note(`.${name}()`, shared);
    },
    Literal(node) {
      // No compiler rewrites it, and a script that contains one fails to parse.
      if (node.regex && /\(\?<[=!]/.test(node.regex.pattern))
        note('lookbehind', lackingOf((data.javascript.regular_expressions as Identifier).lookbehind_assertion!, floor));
    },
  });
  return [...found].map(([what, lacking]) => ({ what, lacking }));
}
