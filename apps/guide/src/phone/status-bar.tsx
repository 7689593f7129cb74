import css from './status-bar.module.css';

/** The status bar, never mirrored. Two families of signs are common; the skin shows one of them. */
export function StatusBar() {
  return (
    <div className={css.bar} dir="ltr">
      <i className={css.camera} />
      <b className={css.time}>10:24</b>
      <i className={css.room} />
      <svg className={css.first} width="62" height="13" viewBox="0 0 62 13" aria-hidden="true">
        <path className={css.line} d="M1 11V9M5 11V7M9 11V4.500M13 11V1.500" />
        <path
          className={css.line}
          d="M20 4.800c3.800-3.600 8.200-3.600 12 0M23 8c1.900-1.800 4.100-1.800 6 0M26 11v.01"
        />
        <rect x="37" width="22" height="13" rx="4.200" fill="currentColor" />
        <rect x="60" y="4.500" width="1.500" height="4" rx=".7" fill="currentColor" />
        <text className={css.number} x="48" y="9.900" textAnchor="middle">
          82
        </text>
      </svg>
      <svg className={css.second} width="48" height="13" viewBox="0 0 48 13" aria-hidden="true">
        <path d="M8 12L1 4.300c4.200-3.700 9.800-3.700 14 0zM32 1v11H20zM39 1.200h4V3h1.300c.7 0 1.200.5 1.200 1.200v7c0 .7-.5 1.200-1.200 1.200h-6.600c-.7 0-1.200-.5-1.200-1.200v-7c0-.7.5-1.200 1.200-1.200H39zM38 4.500h6v1.800h-6z" />
      </svg>
    </div>
  );
}
