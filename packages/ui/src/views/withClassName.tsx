import type { ComponentType } from 'react';

/** Props of a base's view with a class, below which a template styles parts of it (`partStyle`). */
export type WithClassName<Props> = Props & { readonly className?: string | undefined };

/** Creates the view of a template: its base's view with a class. */
export function withClassName<Props extends object>(
  Base: ComponentType<WithClassName<Props>>,
  className: string,
): ComponentType<Props> {
  return function View(props: Props) {
    return <Base {...props} className={className} />;
  };
}
