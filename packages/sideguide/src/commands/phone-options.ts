import { androidOf, newestSdk, type Phone, type SdkRange, sdkOf } from '@sideguide/apk-verify';
import { closestName, harmless, type Options, type ParsedArgs, Stop } from '@sideguide/cli-kit';

/** ABIs that Android supports or used to support: the names of folders below `lib/`. */
const abis = ['arm64-v8a', 'armeabi-v7a', 'armeabi', 'x86_64', 'x86', 'riscv64', 'mips64', 'mips'] as const;

/** The largest possible API level; stands for "and later". */
const maxSdk = 0x7fffffff;

export const phoneOptions = {
  android: { value: 'VERSION', help: "the phone's Android, e.g. 14 or 8.1" },
  abi: { value: 'LIST', help: "the phone's processors, best first, e.g. arm64-v8a,armeabi-v7a" },
} satisfies Options;

export const rangeOption = {
  range: { value: 'MIN-MAX', help: 'verify for these API levels, e.g. 24-36; MAX may be left out' },
} satisfies Options;

/** Returns the phone that the options describe. */
export function phoneOf({ android, abi }: ParsedArgs<typeof phoneOptions>['values']): Phone {
  return {
    ...(android ? { sdk: androidVersion(android) } : {}),
    ...(abi ? { abis: abi.split(',').map(parseAbi) } : {}),
  };
}

function androidVersion(text: string): number {
  const sdk = sdkOf(text);
  if (sdk !== undefined) return sdk;
  const level = /^\d+$/.test(text) ? androidOf(Number(text)) : undefined;
  throw new Stop(
    `There is no Android “${harmless(text, 20)}” that is known here.`,
    level
      ? `API level ${text} is Android ${level}: --android ${level}`
      : `Write the version as the phone's settings show it, up to ${androidOf(newestSdk)}: --android 14`,
  );
}

function parseAbi(text: string): string {
  const name = text.trim();
  if ((abis as readonly string[]).includes(name)) return name;
  const suggestion = closestName(name, abis);
  throw new Stop(
    `There is no processor “${harmless(name, 20)}”.`,
    suggestion ? `Did you mean: --abi ${suggestion}?` : `Use some of: ${abis.join(', ')}`,
  );
}

/** Returns the API levels of `--range`, if it was given. */
export function rangeOf(range: string | undefined): SdkRange | undefined {
  if (range === undefined) return undefined;
  const [, min, max] = /^(\d{1,5})-(\d{0,5})$/.exec(range.trim()) ?? [];
  const levels = { minSdk: Number(min), maxSdk: max ? Number(max) : maxSdk };
  if (min !== undefined && levels.minSdk >= 1 && levels.minSdk <= levels.maxSdk) return levels;
  throw new Stop(
    `“${harmless(range, 20)}” is not a range of API levels.`,
    'Write the lower one first, e.g. --range 24-36, or --range 24- for 24 and later.',
  );
}
