// With every screen that has steps.
import panel from '../ui/panel.module.css';

/** Stands for the tools of a place until a reader who saves data wants them. */
export const ToolsOnRequest = ({ ask, children }: { ask: (() => void) | undefined; children: string }) =>
  ask && (
    <button type="button" className={panel.link} onClick={ask}>
      {children}
    </button>
  );
