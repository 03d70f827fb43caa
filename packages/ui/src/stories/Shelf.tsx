import type { ReactNode } from 'react';
import { space } from '../foundations/space.ts';

/** Stacks the content of a story. */
export function Shelf({ children }: { readonly children: ReactNode }): ReactNode {
  return <div style={{ display: 'grid', gap: space.lg }}>{children}</div>;
}

/** A captioned row of a story. */
export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <p style={{ opacity: 0.8, fontSize: '12px', marginBottom: space.xs }}>{label}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }}>{children}</div>
    </div>
  );
}
