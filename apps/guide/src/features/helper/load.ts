import type { Overlay, SkinRequest } from '../../context/route.tsx';
import type { FlowPart } from '../../parts/plan-of.ts';
import { loadOnce } from '../../platform/chunks/load.ts';

/** What a helper can see: a part of the flow, or what is left to do at its end. */
export type HelpedPart = FlowPart | 'tidy';

/** Loads the helper's view if the address has `helper=…`. */
export function helperView(request: SkinRequest, part: HelpedPart): Promise<Overlay> | undefined {
  const { helper } = request.address;
  const load = () => import(/* webpackChunkName: "helper" */ './page.tsx');
  return helper ? loadOnce('helper', load).then((page) => page.openHelperPage(helper, request, part)) : undefined;
}
