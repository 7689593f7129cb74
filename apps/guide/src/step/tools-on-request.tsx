// Loaded with every screen that has steps.
import panel from '../ui/panel.module.css';

/** A button in place of the tools, for readers who save data. Renders nothing without `ask`. */
export const ToolsOnRequest = ({ ask, children }: { ask: (() => void) | undefined; children: string }) =>
  ask && (
    <button type="button" className={panel.link} onClick={ask}>
      {children}
    </button>
  );
