import { type AnswerMatch, answerAddresses, textsOfLabel, titleOn } from '@sideguide/guide-core/answers';
import type { KnownPhone } from '@sideguide/guide-core/flow';
import { skins } from '../../../.generated/cards.ts';
import { useLabels, usePlace } from '../../context/contexts.tsx';
import { QuotedWords } from '../../parts/quoted-words.tsx';
import { cx } from '../../platform/cx.ts';
import { ItemLink } from '../../ui/link.tsx';
import css from './ask.module.css';

interface Props {
  readonly found: AnswerMatch;
  readonly phone: KnownPhone;
  /** Whether it is the only answer shown. */
  readonly large: boolean;
}

/** An answer as one card with its name, in the phone's words if it has any; makers are chosen in it if phones differ. */
export function AnswerItem({ found: { answer, text }, phone, large }: Props) {
  const { address, href, skin } = usePlace();
  const { fillNames, quoteOf } = useLabels();
  const { id, title, labels = {}, skins: has = {} } = answer;
  const all = Object.values(labels);
  const label = all.find((one) => textsOfLabel(one).includes(text)) ?? (title ? undefined : all[0]);
  const here = skin && address.path.startsWith(`/${skin.id}/`) ? address.path : undefined;
  const places = answerAddresses(answer, phone, here);
  const makersOf = (one: string | undefined) => skins.find((card) => card.id === one)?.makers.join(' · ');
  const [only, other] = Object.keys(has);
  const makers = !skin && !other ? makersOf(only) : undefined;
  const name = titleOn(answer, places.length > 1 ? undefined : (places[0]?.skin ?? phone.skin));
  const called = (
    <>
      {label && <QuotedWords {...quoteOf(label)} />}
      {name && <span className={label ? css.below : undefined}>{fillNames(name)}</span>}
    </>
  );
  return (
    <li data-answer={id} className={cx(large && css.large, places.length > 1 && css.choice)}>
      {places.length > 1 && called}
      {places.map(({ skin: one, ...place }) => (
        <ItemLink key={place.path} href={href(place)}>
          {places.length > 1 ? <bdi dir="ltr">{makersOf(one)}</bdi> : called}
          {makers && (
            <small>
              <bdi dir="ltr">{makers}</bdi>
            </small>
          )}
        </ItemLink>
      ))}
    </li>
  );
}
