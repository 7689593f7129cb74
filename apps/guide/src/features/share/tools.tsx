import type { Address } from '@sideguide/guide-core/flow';
import type { Utterance } from '@sideguide/guide-core/speech';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../context/contexts.tsx';
import { mainFigureId } from '../../phone/stage-props.ts';
import { Icon } from '../../ui/icon.tsx';
import panel from '../../ui/panel.module.css';
import { Tap, type TapProps } from '../../ui/tap.tsx';
import { HelpHere } from './help.tsx';
import { icons } from './icons.ts';
import { OpenedPanel } from './opened-panel.tsx';
import { Send } from './send.tsx';
import type { StepText } from './sheet.ts';
import {
  canOpenWindow,
  closeWindow,
  isWindowOpen,
  loadStepPicture,
  onWindowChange,
  openWindow,
  updateWindow,
} from './small-window.ts';
import css from './tools.module.css';
import type { OwnWords, ShareWords } from './types.ts';
import { useListen } from './use-listen.ts';
import { usePrinted } from './use-printed.ts';

export interface ShareToolsProps {
  readonly t: ShareWords;
  readonly place: Address;
  readonly text: StepText;
  /** The reader's own words if the page is in another language. */
  readonly own?: OwnWords | undefined;
  /** The texts of the step in reading order. */
  readonly utterances: readonly Utterance[];
}

/** The tools of a step in one row of buttons with labels. */
export function ShareTools({ t, place, text, utterances, own }: ShareToolsProps) {
  const { locale } = useLanguage();
  const [panelOpen, setPanelOpen] = useState(false);
  const { isSpeaking, toggle } = useListen(utterances, locale.tag);
  usePrinted();
  return (
    <div className={css.tools}>
      <section className={css.row} aria-label={t('tools')}>
        {toggle && (
          <Tool icon={isSpeaking ? 'stop' : 'listen'} onClick={toggle} aria-pressed={isSpeaking}>
            {t(isSpeaking ? 'listen-stop' : 'listen')}
          </Tool>
        )}
        <Tool icon="send" onClick={() => setPanelOpen(!panelOpen)} aria-expanded={panelOpen}>
          {t('send')}
        </Tool>
        <WindowButton t={t} text={text} name={place.step ?? 'step'} />
      </section>
      {panelOpen && (
        <div className={css.panel}>
          <OpenedPanel>
            <Send t={t} place={place} title={text.title} />
          </OpenedPanel>
        </div>
      )}
      {own && <HelpHere place={place} own={own} />}
    </div>
  );
}

/** A tool: its icon above its name. */
const Tool = ({ icon, children, ...rest }: TapProps & { readonly icon: keyof typeof icons }) => (
  <Tap {...rest} className={css.tool}>
    <Icon path={icons[icon]} />
    {children}
  </Tap>
);

/** Returns the figure of the step that the tools belong to. */
const figureOf = (): Element | null => document.getElementById(mainFigureId);

/** Opens a window that stays above Settings if the browser supports it; otherwise saves the picture. */
function WindowButton({ t, text, name }: { t: ShareWords; text: StepText; name: string }) {
  const isShown = useSyncExternalStore(onWindowChange, isWindowOpen);
  const [failed, setFailed] = useState(false);
  const [refused, setRefused] = useState(false);
  const { where, title, act, see } = text;
  useEffect(() => updateWindow({ where, title, act, see }, figureOf()), [where, title, act, see]);
  const save = () =>
    loadStepPicture()
      .then(({ savePicture }) => savePicture(text, figureOf(), name))
      .then(
        () => setFailed(false),
        () => setFailed(true),
      );
  const canStay = canOpenWindow() && !refused;
  return (
    <>
      {canStay ? (
        <Tool
          icon="sight"
          aria-pressed={isShown}
          onClick={() => (isShown ? closeWindow() : openWindow(text, figureOf()).catch(() => setRefused(true)))}
        >
          {t(isShown ? 'sight-close' : 'sight')}
        </Tool>
      ) : (
        <Tool icon="picture" onClick={save}>
          {t('picture-save')}
        </Tool>
      )}
      <p role="status" className={`${panel.note} ${css.status}`}>
        {refused && t('sight-refused')}
        {failed && t('picture-failed')}
      </p>
    </>
  );
}
