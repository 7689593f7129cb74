import type { Overlay, SkinRequest } from '../../context/route.tsx';
import { loadOnce } from '../../platform/chunks/load.ts';
import type { HelpedPart } from './page.tsx';

/** Loads the helper's view if the address has `helper=…`. */
export function helperView(request: SkinRequest, part: HelpedPart): Promise<Overlay> | undefined {
  const { helper } = request.address;
  const load = () => import(/* webpackChunkName: "helper" */ './page.tsx');
  return helper ? loadOnce('helper', load).then((page) => page.openHelperPage(helper, request, part)) : undefined;
}
