import { phoneThatShows, stepAfterMessage } from '@sideguide/guide-core/flow';
import type { CompiledMessage, Scene } from '@sideguide/guide-core/model';
import { useGuideIfAny, useLabels, useLanguage, usePlace } from '../../context/contexts.tsx';
import { checkHash } from '../../context/special-hashes.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { StepDrawing } from '../../parts/drawing.tsx';
import { GateLink } from '../../parts/gate-link.tsx';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { Heading, StepSentence } from '../../parts/sentence.tsx';
import { cx } from '../../platform/cx.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { ScreenTools } from '../share/screen-tools.tsx';
import { Sources } from '../sources/sources.tsx';
import css from './messages.module.css';
import { useMessageData } from './messages-provider.tsx';
import type { HelperParts } from './types.ts';
import { useMessages } from './use-messages.ts';

/** Returns a dialog with the first wording, for messages without a scene. */
const plainScene = (label: string): Scene => ({
  parts: [{ kind: 'dialog', title: { label }, buttons: [{ ghost: 40 }] }],
});

export interface MessagePageProps {
  readonly message: CompiledMessage;
  readonly helper?: HelperParts;
}

/** The page of one message: its words as on the phone, the cause, and one safe thing to do. */
export function MessagePage({ message, helper }: MessagePageProps) {
  const { address, phoneSkin } = usePlace();
  const { t } = useLanguage();
  const { looks } = useMessageData();
  const { open } = useMessages();
  const { labels, says, stage } = message;
  const scenes = message.scenes ?? (labels[0] ? [plainScene(labels[0])] : []);
  // A message of all phones is drawn on the reader's skin, or else on any.
  const whose = message.skin ?? phoneSkin?.id ?? Object.keys(looks)[0] ?? 'none';
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          {helper?.who}
          <p className={cx(panel.note, css.stage)}>{t(`stage-${stage}`)}</p>
          <Name message={message} />
        </div>
        {scenes.length > 0 && (
          <div dir={helper?.phone.dir}>
            <StepDrawing
              key={message.id}
              scenes={scenes}
              skin={whose}
              look={looks[whose]}
              caption={helper?.phone.caption ?? t('on-your-phone')}
            />
          </div>
        )}
        <div className={panel.body}>
          {message.untranslated && <p className={panel.note}>{t('message-source')}</p>}
          <Answer message={message} {...(helper ? { helper } : {})} />
          {message.soft && <p className={panel.note}>{t('message-may-differ')}</p>}
          {message.gate && <GateLink gate={message.gate} asOf={message.asOf} />}
          {says !== 'nobody' && <p className={panel.note}>{t(`says-${says}`)}</p>}
          {message.check && <CheckLink />}
          {helper?.link(message) ?? <ScreenTools place={address} report={{ outcome: 'fails', message: message.id }} />}
          <Sources
            key={`${message.id} sources`}
            subject={{ of: 'messages', id: message.id, labels }}
            title={t('message-sources')}
            wait={t('message-sources-wait')}
            skin={message.skin ?? phoneSkin?.id}
          />
        </div>
      </main>
      <Bar back={{ href: open(), label: t('messages-list') }}>
        <WayOn message={message} />
      </Bar>
    </>
  );
}

/** The phone's words as the heading with other wordings below; or a title, if the message has no wording. */
function Name({ message }: { message: CompiledMessage }) {
  const { t } = useLanguage();
  const { quote } = useLabels();
  const { languageOf } = useMessages();
  const { title } = message.words;
  const [first, ...more] = message.labels.map((label) => ({ label, ...quote(label) }));
  const also = (title ? [first, ...more] : more).filter((one) => one !== undefined);
  return (
    <>
      <h1 {...(title ? languageOf(message) : {})}>
        <Heading text={title ?? `{label:${first?.label}}`} />
      </h1>
      {!title && first?.gloss && <p>{first.gloss}</p>}
      {also.length > 0 && (
        <>
          <p className={cx(panel.note, css.more)}>{t('message-also')}</p>
          <ul className={css.also}>
            {also.map(({ label, ...words }) => (
              <li key={label}>
                <QuotedWords {...words} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The cause, what to do tap by tap, and when to stop. */
function Answer({ message, helper }: MessagePageProps) {
  const { t } = useLanguage();
  const { languageOf } = useMessages();
  const { cause, do: taps = [], stop } = message.words;
  return (
    <>
      <h2 className={panel.h2}>{t('message-why')}</h2>
      <p {...languageOf(message)}>
        <StepSentence text={cause} />
      </p>
      {helper?.copy(message, 'cause')}
      {taps.length > 0 && (
        <>
          <h2 className={panel.h2}>{t('message-remedy')}</h2>
          <ol className={css.taps} {...languageOf(message)}>
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
        <div className={css.stop}>
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

/** Link to the file check: a step of the flow, or a part of the screen without one. */
function CheckLink() {
  const { href } = usePlace();
  const { t } = useLanguage();
  const skinGuide = useGuideIfAny();
  const step = skinGuide?.guide.parts.downloadapps.find(({ tool }) => tool === 'check-file')?.id;
  return (
    <TextLink
      href={
        skinGuide && step
          ? href({ path: `/${skinGuide.skin.id}/downloadapps`, step })
          : href({ path: '/service', step: checkHash })
      }
    >
      {t('message-check')}
    </TextLink>
  );
}

/** Link to the step that continues, if this phone has one; otherwise to the other messages. */
function WayOn({ message }: { message: CompiledMessage }) {
  const { address, phoneSkin, href } = usePlace();
  const { t } = useLanguage();
  const { open } = useMessages();
  const skin = message.skin ?? phoneSkin?.id;
  // Includes what the message reveals about the phone in the address, so that the step is in the plan.
  const phone = phoneThatShows(message, address);
  const way = skin && stepAfterMessage(message, skin, phone);
  if (!way) {
    return (
      <Button href={open()} quiet>
        {t('message-another')}
      </Button>
    );
  }
  const path = way.part === 'tidy' ? `/result/${skin}` : `/${skin}/${way.part}`;
  return (
    <Button
      href={href({
        path,
        step: way.id,
        ...phone,
      })}
    >
      {t('message-way')}
    </Button>
  );
}
