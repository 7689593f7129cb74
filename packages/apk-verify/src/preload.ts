/**
 * Loads the parts of the library that are not in its first chunk (the rules of Android's parser, signed JARs, source
 * stamps, proofs of rotation, v3.2, digests for fs-verity, digests that the platform lacks, archives of splits, elliptic curves, names of unknown
 * apps), so that any file can then be checked offline. Rejects with the loader's error if one fails to load; the file
 * that needs such a part loads it again.
 */
export async function preload(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "check-v1" */ './v1/index.ts'),
    import(/* webpackChunkName: "check-stamp" */ './block/stamp.ts'),
    import(/* webpackChunkName: "check-stamp" */ './block/verity.ts'),
    import(/* webpackChunkName: "check-stamp" */ './block/hybrid.ts'),
    import(/* webpackChunkName: "check-stamp" */ './block/read-lineage.ts'),
    import(/* webpackChunkName: "check-digests" */ './crypto/pure-digests.ts'),
    import(/* webpackChunkName: "check-bundle" */ './bundle/examine-bundle.ts'),
    import(/* webpackChunkName: "check-ecdsa" */ './crypto/ecdsa.ts'),
    import(/* webpackChunkName: "check-rules" */ './manifest/rules/broken-rules.ts'),
    import(/* webpackChunkName: "check-unpack" */ './native/unpack.ts'),
    import(/* webpackChunkName: "check-names" */ './judge/resemblance.ts'),
  ]);
}
