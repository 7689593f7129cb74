/**
 * Loads the parts of the verifier that few files need, so that a page can check any file without a network afterwards.
 * Rejects with the loader's error if one does not arrive.
 */
export async function loadRarerParts(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "check-v1" */ '../v1/index.ts'),
    import(/* webpackChunkName: "check-stamp" */ '../block/stamp.ts'),
    import(/* webpackChunkName: "check-digests" */ '../crypto/pure-digests.ts'),
    import(/* webpackChunkName: "check-bundle" */ '../bundle.ts'),
    import(/* webpackChunkName: "check-icon" */ '../icon/drawn.ts'),
  ]);
}
