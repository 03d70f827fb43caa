import { lazy, Suspense, useState, type ComponentType } from 'react';

/** An overlay whose code loads when it is first opened. It stays mounted afterwards, so that it can animate when it closes. */
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
