import { closestName, exitOnClosedOutput, root, Stop } from '@sideguide/cli-kit';
import { showFinding } from '../check.ts';
import { loadContent } from '../files/load.ts';
import { commands } from './commands.ts';

/** `npm run words`: shows what is translated and what is missing, and exports and imports for translators' tools. */

async function main(argv: readonly string[]): Promise<number> {
  const [first = ''] = argv;
  const isNamed = Object.hasOwn(commands, first);
  if (first && !isNamed && !first.startsWith('-')) {
    const meant = closestName(first, Object.keys(commands));
    throw new Stop(
      `There is no command “${first}”.`,
      meant ? `Did you mean: npm run words -- ${meant}?` : 'See: npm run words -- --help',
    );
  }
  const { content, findings } = await loadContent(root);
  // A missing file counts as untranslated; an unreadable one would hide its sentences.
  const broken = findings.filter(({ reason }) => reason !== 'the file is missing');
  if (broken.length) throw new Stop('The content cannot be read.', broken.map(showFinding).join('\n'));
  return commands[isNamed ? first : 'status']!.run(content, isNamed ? argv.slice(1) : argv);
}

exitOnClosedOutput();
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`${error.message}\n${error.remedy}`);
  process.exitCode = error.status;
}
