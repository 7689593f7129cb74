import css from './file-icon.module.css';

/** What the icon says about the file: not checked, being checked, good, unknown, not usable here, danger. */
export type CheckSign = 'none' | 'busy' | 'good' | 'question' | 'no' | 'stop';

interface Props {
  readonly sign: CheckSign;
  /** Initial of the app; only set if it is known whose file it is. */
  readonly initial?: string | undefined;
  /** Progress while busy, 0 to 1. */
  readonly part?: number | undefined;
}

const centre = { cx: 132, cy: 108 };
const round = 2 * Math.PI * 24;
const rosette =
  'M132 76L137 81L144 78L148 85L155 85L155 92L162 96L159 103L164 108L159 113L162 120L155 124L155 131L148 131L144 138L137 135L132 140L127 135L120 138L116 131L109 131L109 124L102 120L105 113L100 108L105 103L102 96L109 92L109 85L116 85L120 78L127 81z';

/** A sheet of paper with a sign on it. The shape of the sign carries the meaning; it is ink-coloured, and red for danger only. */
export function FileIcon({ sign, initial, part }: Props) {
  return (
    <svg className={sign === 'stop' ? `${css.icon} ${css.danger}` : css.icon} viewBox="20 4 152 144" aria-hidden="true">
      <path className={css.sheet} d="M40 12h62l26 26v98H40zM102 12v26h26" />
      <path className={css.lines} d="M56 92h34M56 106h26M56 120h34" />
      {initial ? (
        <>
          <rect className={css.tile} x="56" y="40" width="34" height="34" rx="9" />
          <text className={css.initial} x="73" y="58" textAnchor="middle" dominantBaseline="central">
            {initial}
          </text>
        </>
      ) : (
        <rect className={css.blank} x="57" y="41" width="32" height="32" rx="9" />
      )}
      {sign === 'good' && (
        <>
          <path className={css.solid} d={rosette} />
          <circle className={css.ring} {...centre} r="24" />
          <path className={css.mark} d="M121 109l8 8 15-17" />
        </>
      )}
      {sign === 'question' && (
        <>
          <circle className={css.open} {...centre} r="28" />
          <path className={css.ask} d="M123 101a9 9 0 1114 7.400c-3.300 2.200-5 4-5 7.600M132 124.500v.1" />
        </>
      )}
      {sign === 'no' && (
        <>
          <circle className={css.open} {...centre} r="28" />
          <path className={css.bar} d="M118 108h28" />
        </>
      )}
      {sign === 'stop' && (
        <>
          <path className={css.stop} d="M119 77h26l18 18v26l-18 18h-26l-18-18V95z" />
          <path className={css.cross} d="M121 97l22 22M143 97l-22 22" />
        </>
      )}
      {(sign === 'none' || sign === 'busy') && <circle className={css.dashed} {...centre} r="28" />}
      {sign === 'busy' && (
        <circle
          className={css.done}
          {...centre}
          r="24"
          strokeDasharray={`${(part ?? 0) * round} ${round}`}
          transform="rotate(-90 132 108)"
        />
      )}
    </svg>
  );
}
