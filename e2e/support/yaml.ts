/** Values that our YAML files contain. */
export type Yaml = string | boolean | readonly Yaml[] | { readonly [key: string]: Yaml };

interface Line {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

/**
 * Reads the subset of YAML that issue forms use: maps, lists, plain and double-quoted scalars, `|` blocks, lists of
 * strings in brackets. Throws with the line number for everything else.
 */
export function readYaml(source: string): Yaml {
  const all = source
    .split('\n')
    .map((text, n): Line => ({ indent: text.search(/\S|$/), text: text.trimEnd(), number: n + 1 }));
  const lines = all.filter(({ text }) => text.trim() !== '' && !text.trimStart().startsWith('#'));
  let at = 0;
  const fail = ({ number }: Line, reason: string): never => {
    throw new Error(`line ${number}: ${reason}`);
  };

  function scalar(text: string, line: Line): Yaml {
    if (text === 'true' || text === 'false') return text === 'true';
    if (text.startsWith('[')) return JSON.parse(text) as string[];
    if (text.startsWith('"')) return JSON.parse(text) as string;
    if (/^['&*!>%@`{]|: |:$| #/.test(text)) return fail(line, `“${text}” wants quotation marks`);
    return text;
  }

  /** Reads a block of text: all lines indented further than the parent. */
  function blockText(parent: number): string {
    const found: string[] = [];
    while (lines[at] && lines[at]!.indent > parent) found.push(lines[at++]!.text.trim());
    return found.join('\n');
  }

  function value(text: string, line: Line, indent: number): Yaml {
    if (text === '|') return blockText(indent);
    if (text !== '') return scalar(text, line);
    const next = lines[at];
    return next && next.indent > indent ? node(next.indent) : fail(line, 'nothing stands behind the colon');
  }

  function node(indent: number): Yaml {
    if (lines[at]!.text.trimStart().startsWith('- ')) return list(indent);
    const map: Record<string, Yaml> = {};
    while (lines[at] && lines[at]!.indent === indent) {
      const line = lines[at++]!;
      const [, key, rest] = /^\s*([\w-]+):(?: (.*))?$/.exec(line.text) ?? fail(line, 'it is no “key: value”');
      if (key! in map) fail(line, `“${key}” stands here twice`);
      map[key!] = value((rest ?? '').trim(), line, indent);
    }
    if (lines[at] && lines[at]!.indent > indent) fail(lines[at]!, 'it stands too far in');
    return map;
  }

  function list(indent: number): Yaml[] {
    const found: Yaml[] = [];
    while (lines[at]?.indent === indent && lines[at]!.text.trimStart().startsWith('- ')) {
      const line = lines[at]!;
      const inner = line.text.replace('- ', '  ');
      if (/^\s*[\w-]+:(?: |$)/.test(inner)) {
        lines[at] = { ...line, indent: indent + 2, text: inner };
        found.push(node(indent + 2));
      } else {
        at += 1;
        found.push(scalar(inner.trim(), line));
      }
    }
    return found;
  }

  const whole = node(0);
  if (lines[at]) fail(lines[at]!, 'it stands too far in or out');
  return whole;
}
