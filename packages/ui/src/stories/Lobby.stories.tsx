import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { space } from '../foundations/space.ts';
import { Badge, Tag } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Icon } from '../primitives/Icon/index.ts';
import { IconButton } from '../primitives/IconButton/index.ts';
import { TextField } from '../primitives/TextField/index.ts';
import { vars } from '../theme/vars.css.ts';

const bar: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  background: vars.surface.header,
  color: vars.text.header,
};

/** Colour roles of the theme in combination, as in a lobby. */
function Lobby() {
  return (
    <div style={{ borderRadius: vars.radius.lg, overflow: 'hidden', boxShadow: vars.shadow.mid }}>
      <header style={bar}>
        <strong style={{ color: vars.text.headerActive, fontSize: vars.size.h3 }}>House</strong>
        <span>Slots</span>
        <span style={{ color: vars.text.headerMuted }}>Live</span>
        <span style={{ flex: 1 }} />
        <IconButton label="Letters" icon={<Icon name="lucide:mail" />} badge={<Badge count={3} label="unread" />} />
        <Button variant="outline" size="sm">
          Sign in
        </Button>
        <Button size="sm">Register</Button>
      </header>
      <div style={{ padding: space.xxl, background: vars.gradient.hero, color: vars.text.hero }}>
        <h2>Spring races</h2>
        <p>Prizes for the first hundred.</p>
      </div>
      <div style={{ display: 'grid', gap: space.lg, padding: space.lg, background: vars.surface.canvas }}>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: space.xs,
            padding: space.lg,
            borderRadius: vars.radius.lg,
            border: `1px solid ${vars.jackpot.frame}`,
            background: vars.gradient.jackpot,
            boxShadow: vars.shadow.glow,
          }}
        >
          <span style={{ color: vars.jackpot.label, marginInlineEnd: space.md }}>Jackpot</span>
          {'0012345'.split('').map((digit, at) => (
            <b
              key={at}
              style={{
                padding: `${space.xxs} ${space.sm}`,
                borderRadius: vars.radius.sm,
                background: vars.jackpot.cell,
                color: vars.jackpot.digit,
              }}
            >
              {digit}
            </b>
          ))}
        </div>
        <div style={{ display: 'grid', gap: space.md, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}>
          {(['hot', 'new', 'live'] as const).map((kind) => (
            <div
              key={kind}
              style={{
                padding: space.lg,
                borderRadius: vars.radius.tile,
                background: vars.surface.tile,
                boxShadow: vars.shadow.low,
              }}
            >
              <Tag kind={kind}>{kind.toUpperCase()}</Tag>
              <p>Golden carp</p>
              <p style={{ color: vars.text.faint, fontSize: vars.size.sm }}>House games</p>
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }}>
          <div style={{ flex: '1 1 200px' }}>
            <TextField aria-label="Search" placeholder="Search games" startIcon={<Icon name="lucide:search" />} />
          </div>
          <Button variant="gold">Deposit</Button>
          <Button variant="outline">Transfer</Button>
          <Button variant="soft">Records</Button>
        </div>
      </div>
    </div>
  );
}

const meta = { component: Lobby, title: 'Foundations/Lobby' } satisfies Meta<typeof Lobby>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Midnight: Story = { globals: { theme: 'midnight' } };
export const Emerald: Story = { globals: { theme: 'emerald' } };
export const Crimson: Story = { globals: { theme: 'crimson' } };
export const Daylight: Story = { globals: { theme: 'daylight' } };
export const Festival: Story = { globals: { theme: 'festival' } };
export const Neon: Story = { globals: { theme: 'neon' } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
