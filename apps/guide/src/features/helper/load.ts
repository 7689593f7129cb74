import type { Overlay, SkinRequest } from '../../context/route.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { FlowPart } from '../../step/plan-of.ts';

/** Loads the helper's view of a step if the address has `helper=…`. */
export function helperView(request: SkinRequest, part: FlowPart): Promise<Overlay> | undefined {
  const { helper } = request.address;
  const load = () => import(/* webpackChunkName: "helper" */ './page.tsx');
  return helper ? loadOnce('helper', load).then((page) => page.openHelperPage(helper, request, part)) : undefined;
}
