import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A layer over the page whose code comes when it is opened for the first time. From then on it stays, so that it can leave
 * as it came.
 */
export function lazyLayer<Props extends { readonly open: boolean }>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Layer = lazy(load);
  return function LazyLayer(props) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Layer {...props} />
      </Suspense>
    );
  };
}
