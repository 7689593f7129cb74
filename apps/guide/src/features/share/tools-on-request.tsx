import { TextLink } from '../../ui/link.tsx';

/** A button in place of the tools, for readers who save data. Renders nothing without `ask`. */
export const ToolsOnRequest = ({ ask, children }: { ask: (() => void) | undefined; children: string }) =>
  ask && <TextLink onClick={ask}>{children}</TextLink>;
