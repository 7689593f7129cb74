import type { Facts, NativeLibraries } from '../../model/facts.ts';
import type { Phone } from '../../model/phone.ts';
import type { DamagedLibrary } from '../../model/verdict.ts';
import { depends, forever, fromAndroid, type Rule, some, sure } from './rule.ts';

/** One of these two runs on any phone. */
const sixtyFour = 'arm64-v8a';
const thirtyTwo = ['armeabi-v7a', 'armeabi'];
const sixtyFourBit = ['arm64-v8a', 'x86_64', 'riscv64'];

/** Returns the ABI that the phone would choose: the first of its own that the file has. */
const chosen = ({ abis }: Phone, own: readonly string[]): string | undefined => abis?.find((abi) => own.includes(abi));

const isWide = (abi: string): boolean => sixtyFourBit.includes(abi);

/** Returns the ABIs whose libraries the phone looks at: of a multi-arch app the best with 32 bits and with 64. */
function looked({ counted, multiArch }: NativeLibraries, { abis = [] }: Phone): (string | undefined)[] {
  if (!multiArch) return [chosen({ abis }, counted)];
  return [true, false].map((wide) => chosen({ abis: abis.filter((abi) => isWide(abi) === wide) }, counted));
}

/** Up to this API level, libraries in folders below an ABI's count as another ABI's; 33 may be the last or not. */
const lastNested = 33;

/** A file with libraries only where newer Android versions do not look for them. */
function nestedOnly(phone: Phone) {
  const refusal = sure('FAILED_NO_MATCHING_ABIS', 'incompatible', { abis: 'lib/…/…' });
  const found = fromAndroid(phone, [1, lastNested], refusal);
  return found && phone.sdk === lastNested ? { ...found, certainty: 'depends' as const } : found;
}

/**
 * RenderScript bitcode: a phone with 64 bits installs the app for its 32-bit half, and not at all without one
 * (PackageAbiHelperImpl.derivePackageAbi).
 */
function bitcode({ counted }: NativeLibraries, phone: Phone) {
  const narrow = phone.abis?.filter((abi) => !isWide(abi));
  if (narrow?.length === 0) return sure('FAILED_CPU_ABI_INCOMPATIBLE', 'incompatible', { entry: '.bc' });
  const ofNarrow = counted.filter((abi) => !isWide(abi));
  if (narrow && counted.length > 0 && !narrow.some((abi) => counted.includes(abi)))
    return sure('FAILED_NO_MATCHING_ABIS', 'incompatible', { abis: some(counted), entry: '.bc' });
  if (counted.length > 0 && ofNarrow.length === 0)
    return depends('FAILED_NO_MATCHING_ABIS', 'incompatible', { abis: some(counted), entry: '.bc' });
  return narrow ? undefined : depends('FAILED_CPU_ABI_INCOMPATIBLE', 'incompatible', { entry: '.bc' });
}

export const abiRule: Rule = ({ native }, phone) => {
  const { counted: abis, multiArch, nested, renderscript } = native;
  if (!abis.length && nested) return [nestedOnly(phone)];
  const isOf32Bits = phone.abis?.every((abi) => !isWide(abi)) === true;
  if (renderscript && !multiArch && !isOf32Bits) return [bitcode(native, phone)];
  if (!abis.length) return [];
  const detail = { abis: some(abis) };
  // PackageAbiHelperImpl.maybeThrowExceptionForMultiArchCopy: a multi-arch app may have none. Some of the newest
  // phones refuse it nevertheless (FAILED_MULTI_ARCH_NOT_MATCH_ALL_NATIVE_ABIS).
  const refusal = (multiArch ? depends : sure)('FAILED_NO_MATCHING_ABIS', 'incompatible', detail);
  if (phone.abis) return [chosen(phone, abis) ? undefined : refusal];
  const forAll = abis.includes(sixtyFour) && thirtyTwo.some((abi) => abis.includes(abi));
  return [forAll ? undefined : depends('FAILED_NO_MATCHING_ABIS', 'incompatible', detail)];
};

const abiOf = (library: string): string => library.split('/')[1] ?? '';

/** Libraries that the manifest wants used in place, but that cannot be: AOSP NativeLibraryHelper, since Android 6. */
export const inPlaceRule: Rule = ({ native, extractNativeLibs, oldExtractNativeLibs }: Facts, phone) => {
  if (!native.unusable.length) return [];
  const own = looked(native, phone);
  // A phone only checks the libraries of its own ABI.
  const met = phone.abis ? native.unusable.filter((name) => own.includes(abiOf(name))) : native.unusable;
  if (!met.length) return [];
  const everywhere = native.counted.every((one) => native.unusable.some((name) => abiOf(name) === one));
  const refusal = phone.abis || everywhere ? sure : depends;
  const range = [oldExtractNativeLibs ? 30 : 23, extractNativeLibs ? 29 : forever] as const;
  return [fromAndroid(phone, range, refusal('FAILED_INVALID_APK', 'invalid', { library: some(met) }))];
};

/** Phones with memory pages of 16 KiB, as the newest may have: the app starts with a warning. */
export const pageRule: Rule = ({ native }, phone) => {
  if (native.aligned16k || (phone.sdk ?? forever) < 35) return [];
  if (phone.abis && !isWide(chosen(phone, native.counted) ?? '')) return [];
  return [depends('page-size', 'installs')];
};

/** Libraries that the installer cannot unpack, or may not: it unpacks those of the phone's own ABI only. */
export function unpackObstacle(damaged: readonly DamagedLibrary[], { native }: Facts, phone: Phone) {
  const own = looked(native, phone);
  const met = phone.abis ? damaged.filter(({ name }) => own.includes(abiOf(name))) : damaged;
  if (met.length === 0) return undefined;
  const refused = met.filter(({ isSure }) => isSure);
  const isEverywhere = native.counted.every((abi) => refused.some(({ name }) => abiOf(name) === abi));
  const certainty = refused.length > 0 && (phone.abis || isEverywhere) ? sure : depends;
  return certainty('FAILED_CONTAINER_ERROR', 'storage', { library: some(met.map(({ name }) => name)) });
}
