import { StepScreen } from '../../../flow/step-screen.tsx';
import css from './screen.module.css';

/** From the choice of the app to the installed app, one step at a time. */
export default function DownloadScreen() {
  return (
    <div className={css.screen}>
      <StepScreen part="download" />
    </div>
  );
}
