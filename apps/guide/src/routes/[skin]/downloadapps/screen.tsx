import type { Instead, View } from '../../../layout/view.ts';
import { loadOnce } from '../../../platform/chunks/load.ts';
import { StepScreen } from '../../../step/step-screen.tsx';
import css from './screen.module.css';

/** `helper=…`: what somebody who helps sees of a step. */
export const instead = (view: View): Promise<Instead> | undefined =>
  view.address.helper
    ? loadOnce('helper', () => import(/* webpackChunkName: "helper" */ '../../../features/helper/load.tsx')).then(
        ({ load }) => load(view, 'download'),
      )
    : undefined;

/** From the choice of the app to the installed app, one step at a time. */
export default function DownloadScreen() {
  return (
    <div className={css.screen}>
      <StepScreen part="download" />
    </div>
  );
}
