import { type ComponentPropsWithoutRef, createContext, type RefObject, useContext } from 'react';

/** The title of the screen that is shown, for the document's title, the focus and the announcement. */
export const PageTitleContext = createContext<RefObject<HTMLHeadingElement> | null>(null);

/** The heading of a screen, after which the document is named. */
export const PageTitle = (props: ComponentPropsWithoutRef<'h1'>) => (
  <h1 ref={useContext(PageTitleContext)} {...props} />
);
