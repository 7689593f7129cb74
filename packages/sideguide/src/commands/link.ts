import {
  call,
  closestName,
  command,
  type HelpPage,
  harmless,
  harmlessJson,
  type ParsedArgs,
  Stop,
} from '@sideguide/cli-kit';
import { type Content, compileAnswers, sourceTag } from '@sideguide/content-kit';
import { answerAddresses } from '@sideguide/guide-core/answers';
import { type Address, formatAddress, type KnownPhone, nextLink } from '@sideguide/guide-core/flow';
import type { CompiledAnswer } from '@sideguide/guide-core/model';
import { renderUnicodeCompact } from 'uqr';
import {
  appNames,
  drawQrCode,
  guideAddress,
  makerNames,
  oneOfOption,
  readCurrentGuide,
  urlOption,
} from './guide-links.ts';

const name = `${call} link`;

const page = {
  usage: `${name} [--url ADDRESS] [--app PACKAGE] [--skin ID] [--os ID] [--rom ID] [--lang TAG] [--step ID | --say WORDS] [--next LINK] [--qr]`,
  about: `Prints the address of a place in your guide: its start, one kind of phone, one step or message, or the field that
answers. Every value is looked up first, so that no link leads to “There is no such step”.`,
  options: {
    ...urlOption,
    app: { value: 'PACKAGE', help: 'the app that the guide is to be about' },
    skin: {
      value: 'ID',
      help: 'the kind of phone, as in the addresses of the guide; the reader chooses if nothing is said',
    },
    os: { value: 'ID', help: 'its version, e.g. hyperos-2' },
    rom: { value: 'ID', help: 'where it was made for: global or cn' },
    lang: { value: 'TAG', help: "the language of the guide; that of the reader's browser if nothing is said" },
    step: { value: 'ID', help: 'the step, message or check of Google that opens, e.g. allow-source' },
    say: { value: 'WORDS', help: 'words that the field of Help is to answer' },
    next: {
      value: 'LINK',
      help: "a link of the reader's own, to open at the end: https, or a scheme of your settings",
    },
    qr: { help: 'print a QR code below it' },
    json: { help: 'print JSON: the address' },
  },
  sections: {
    'Exit status': '0  printed\n2  wrong usage: a value that the guide does not know',
  },
  example: `${name} --url https://guide.example/ --app org.fdroid.fdroid --skin miui --lang ur --qr`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals }) => {
  if (positionals.length) throw new Stop('The command takes no words.', `Write: ${page.example}`);
  const guide = await readCurrentGuide();
  const place = { ...linkAddress({ values }, guide.content), next: checkedNext(values.next, guide.settings?.schemes) };
  const address = guideAddress(values.url, guide) + formatAddress(place).slice(1);
  // A quiet zone of two modules: scanners fail if the code touches a dark terminal.
  const code = values.qr ? drawQrCode(address, () => `\n\n${renderUnicodeCompact(address, { border: 2 })}`) : '';
  if (values.json) console.log(harmlessJson({ address }));
  else console.log(address + code);
  return 0;
});

/** Returns a link that the guide opens. Throws `Stop` for any other. */
export function checkedNext(link: unknown, schemes: readonly string[] | undefined): string | undefined {
  if (typeof link !== 'string') return undefined;
  if (nextLink(link, schemes)) return link;
  throw new Stop(
    `The guide does not open “${harmless(link, 80)}”.`,
    'Give an https address with the name of a host. Another scheme has to be in your settings: "schemes": ["exampleapp"].',
  );
}

/** Returns the place in the options. Throws `Stop` for values that the guide lacks or that contradict each other. */
export function linkAddress({ values }: Pick<ParsedArgs<typeof page.options>, 'values'>, content: Content): Address {
  const { skins, apps, locales } = content;
  const skin = oneOfOption('skin', values.skin, Object.keys(skins), makerNames(content));
  for (const option of ['os', 'rom'] as const)
    if (values[option] !== undefined && !skin)
      throw new Stop(
        `--${option} means something on one kind of phone only.`,
        `Say which: --skin ${Object.keys(skins).join(' or --skin ')}`,
      );
  const { versions = [], roms = [] } = skin ? skins[skin]!.skin : {};
  const os = oneOfOption(
    'version',
    values.os,
    versions.map(({ id }) => id),
  );
  const rom = oneOfOption(
    'region',
    values.rom,
    roms.map(({ id }) => id),
  );
  const appAndLanguage = {
    app: oneOfOption('app', values.app, Object.keys(apps), appNames(content)),
    lang: oneOfOption('language', values.lang, Object.keys(locales)),
  };
  const { step, say } = values;
  if (step !== undefined && say !== undefined)
    throw new Stop('A link opens one step, or asks for an answer.', 'Leave out --step or --say.');
  if (typeof say === 'string') return { path: skin ? `/${skin}/service` : '/service', os, rom, ...appAndLanguage, say };
  if (typeof step === 'string') return { os, rom, ...stepPlace(content, step, { skin, os, rom }), ...appAndLanguage };
  return { path: skin ? `/${skin}` : '/', os, rom, ...appAndLanguage };
}

/** Returns the place where a step, message or gate opens. */
function stepPlace(content: Content, step: string, phone: KnownPhone): Address {
  const { entries } = compileAnswers(content, sourceTag(content));
  const nameOf = (id: string) => id.replace(/^(?:gate|card):/, '');
  // A step that is a tool of the page is found as its card.
  const isToolStep = ({ skins = {} }: CompiledAnswer) => Object.values(skins).some((answer) => answer.step === step);
  const matching = entries.filter((entry) => nameOf(entry.id) === step || isToolStep(entry));
  const [answer] = matching;
  if (!answer) {
    const names = entries.map(({ id }) => nameOf(id));
    const suggestion = closestName(step, names);
    throw new Stop(
      `The guide has no step or message “${harmless(step, 40)}”.`,
      suggestion ? `Did you mean ${suggestion}?` : `Find it by words: ${call} ask "words"`,
    );
  }
  const places = answerAddresses(answer, phone).filter(
    ({ skin }) => !phone.skin || skin === undefined || skin === phone.skin,
  );
  const [place, ...others] = places;
  if (!place || (phone.skin && answer.skins && !answer.skins[phone.skin]))
    throw new Stop(
      `Phones of ${phone.skin} have no “${harmless(step, 40)}”.`,
      `Write: --skin ${Object.keys(answer.skins ?? {}).join(' or --skin ')}`,
    );
  if (others.length)
    throw new Stop(
      `“${harmless(step, 40)}” is there for more than one kind of phone.`,
      `Say which: --skin ${places.map(({ skin }) => skin).join(' or --skin ')}`,
    );
  const { skin: _, ...address } = place;
  if ((phone.os && address.os !== phone.os) || (phone.rom && address.rom !== phone.rom))
    throw new Stop(
      `“${harmless(step, 40)}” is not asked of that version or region.`,
      `It is with: ${[address.os && `--os ${address.os}`, address.rom && `--rom ${address.rom}`].filter(Boolean).join(' ')}`,
    );
  return address;
}
