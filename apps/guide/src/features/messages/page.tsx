import type { CompiledMessage, Scene } from '@sideguide/guide-core/model';
import { useState } from 'react';
import { useLabels, useLanguage, usePlace } from '../../context/contexts.tsx';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { StepDrawing } from '../../parts/drawing.tsx';
import { GateLink } from '../../parts/gate-link.tsx';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { Heading, StepSentence } from '../../parts/sentence.tsx';
import { useWayBack } from '../../parts/way-back.ts';
import { cx } from '../../platform/cx.ts';
import { Bar } from '../../ui/bar.tsx';
import { Fold } from '../../ui/fold.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { QuestionField } from '../search/question-field.tsx';
import { recentQuestion } from '../search/recent-question.ts';
import { ScreenTools } from '../share/screen-tools.tsx';
import { Sources } from '../sources/sources.tsx';
import css from './messages.module.css';
import { useMessageData } from './messages-provider.tsx';
import { BackToStep, CheckLink, ContinueLink } from './page-links.tsx';
import type { HelperParts } from './types.ts';
import { useMessages } from './use-messages.ts';

/** Returns a dialog with the first wording, for messages without a scene. */
const plainScene = (label: string): Scene => ({
  parts: [{ kind: 'dialog', title: { label }, buttons: [{ ghost: 40 }] }],
});

export interface MessagePageProps {
  readonly message: CompiledMessage;
  readonly helper?: HelperParts | undefined;
}

/** The page of one message: first what to do or where to stop, then why, and how the phone words and shows it. */
export function MessagePage({ message, helper }: MessagePageProps) {
  const { address, phoneSkin } = usePlace();
  const { t } = useLanguage();
  const { open, languageOf } = useMessages();
  const ownBack = useWayBack();
  const back = helper ? helper.back : ownBack;
  const [isNoHelp, setIsNoHelp] = useState(false);
  const { labels, says, words } = message;
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          {helper?.who}
          <Name message={message} />
        </div>
        <div className={panel.body}>
          {message.untranslated && <p className={panel.note}>{t('message-source')}</p>}
          <Remedy message={message} helper={helper} />
          {back && <ContinueLink message={message} isApart />}
          {message.check && <CheckLink />}
          {message.gate && <GateLink gate={message.gate} asOf={message.asOf} />}
          <Fold title={t('message-why')}>
            <p {...languageOf(message)}>
              <StepSentence text={words.cause} />
            </p>
            {says !== 'nobody' && <p className={panel.note}>{t(`says-${says}`)}</p>}
            {message.soft && <p className={panel.note}>{t('message-may-differ')}</p>}
            {helper?.copy(message, 'cause')}
          </Fold>
          <Wordings message={message} />
          <Looks message={message} helper={helper} />
          <Sources
            key={`${message.id} sources`}
            subject={{ of: 'messages', id: message.id, labels }}
            title={t('message-sources')}
            wait={t('message-sources-wait')}
            skin={message.skin ?? phoneSkin?.id}
          />
          <NextAnswers key={`${message.id} ${isNoHelp}`} message={message} isAsked={isNoHelp} />
          {helper?.link(message) ?? <ScreenTools place={address} report={{ says: t('message-no-help') }} />}
        </div>
      </main>
      <Bar
        back={{ href: open(), label: t('messages-list') }}
        below={!isNoHelp && <TextLink onClick={() => setIsNoHelp(true)}>{t('message-no-help')}</TextLink>}
      >
        {back ? <BackToStep message={message} back={back} /> : <ContinueLink message={message} />}
      </Bar>
    </>
  );
}

/** The phone's words as the heading; or a title with the first wording above it. */
function Name({ message }: { message: CompiledMessage }) {
  const { quote } = useLabels();
  const { languageOf } = useMessages();
  const [first] = useWordings(message);
  const { title } = message.words;
  const { gloss } = first ? quote(first) : {};
  return (
    <>
      {title && first && (
        <p className={cx(panel.note, css.shown)}>
          <QuotedWords {...quote(first)} />
        </p>
      )}
      <PageTitle {...(title ? languageOf(message) : {})}>
        <Heading text={title ?? `{label:${first}}`} />
      </PageTitle>
      {!title && gloss && <p>{gloss}</p>}
    </>
  );
}

/** Returns the labels of a message that this phone can show, the most frequent first. */
function useWordings({ labels }: CompiledMessage): readonly string[] {
  const { address } = usePlace();
  const { locale } = useLanguage();
  const { quote } = useLabels();
  // A phone made for other countries has no wording that is known in Chinese only.
  const shown = labels.filter((label) => address.rom !== 'global' || locale.tag === 'zh' || quote(label).lang !== 'zh');
  return shown.length ? shown : labels.slice(0, 1);
}

/** The other wordings of a message, folded. */
function Wordings({ message }: { message: CompiledMessage }) {
  const { t } = useLanguage();
  const { quote } = useLabels();
  const [, ...others] = useWordings(message);
  if (others.length === 0) return null;
  return (
    <Fold title={t('message-also')}>
      <ul className={css.also}>
        {others.map((label) => (
          <li key={label}>
            <QuotedWords {...quote(label)} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** How the message looks on the phone, folded. */
function Looks({ message, helper }: MessagePageProps) {
  const { phoneSkin } = usePlace();
  const { t } = useLanguage();
  const { looks } = useMessageData();
  const [label] = useWordings(message);
  const scenes = message.scenes ?? (label ? [plainScene(label)] : []);
  if (scenes.length === 0) return null;
  // A message of all phones is drawn on the reader's skin, or else on any.
  const skin = message.skin ?? phoneSkin?.id ?? Object.keys(looks)[0] ?? 'none';
  return (
    <Fold title={t('message-looks')}>
      <div dir={helper?.phone.dir}>
        <StepDrawing
          key={message.id}
          scenes={scenes}
          skin={skin}
          look={looks[skin]}
          caption={helper?.phone.caption ?? t('on-your-phone')}
        />
      </div>
    </Fold>
  );
}

/** What to do tap by tap, and when to stop. */
function Remedy({ message, helper }: MessagePageProps) {
  const { t } = useLanguage();
  const { languageOf } = useMessages();
  const { do: taps = [], stop } = message.words;
  return (
    <>
      {taps.length > 0 && (
        <>
          <ol className={css.taps} data-part="do" {...languageOf(message)}>
            {taps.map((tap) => (
              <li key={tap}>
                <StepSentence text={tap} />
              </li>
            ))}
          </ol>
          {helper?.copy(message, 'do')}
        </>
      )}
      {stop && (
        <div className={css.stop} data-part={taps.length ? undefined : 'do'}>
          <h2 className={panel.h2}>{t(taps.length ? 'message-stop-if' : 'message-stop')}</h2>
          <p {...languageOf(message)}>
            <StepSentence text={stop} />
          </p>
          {helper?.copy(message, 'stop')}
        </div>
      )}
    </>
  );
}

/** The field, and once a message did not help the next likeliest answers, with the way to a report. */
function NextAnswers({ message, isAsked }: { message: CompiledMessage; isAsked: boolean }) {
  const { quote } = useLabels();
  const { title = '' } = message.words;
  const [label] = message.labels;
  const name = title || (label ? quote(label).text : '');
  return isAsked ? (
    <QuestionField isFocused wanted={recentQuestion() ?? name} except={message.id} />
  ) : (
    <QuestionField />
  );
}
