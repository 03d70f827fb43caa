import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { tones } from '../theme/tokens/contrast.ts';
import { vars } from '../theme/vars.css.ts';
import { Row, Shelf } from './Shelf.tsx';

const chip = (style: CSSProperties): CSSProperties => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: '112px',
  minHeight: '56px',
  padding: '8px 12px',
  borderRadius: vars.radius.md,
  ...style,
});

const textsOn = ['primary', 'muted', 'faint'] as const;
const surfaces = ['canvas', 'raised', 'sunken', 'overlay', 'tile', 'tileHover', 'field'] as const;

function Palette() {
  return (
    <Shelf>
      <Row label="surfaces">
        {surfaces.map((name) => (
          <div key={name} style={chip({ background: vars.surface[name], border: `1px solid ${vars.border.subtle}` })}>
            {name}
            {textsOn.map((text) => (
              <span key={text} style={{ color: vars.text[text], fontSize: vars.size.sm }}>
                {text}
              </span>
            ))}
          </div>
        ))}
      </Row>
      {tones.map((tone) => (
        <Row key={tone} label={tone}>
          <div style={chip({ background: vars[tone].base, color: vars[tone].on })}>base</div>
          <div style={chip({ background: vars[tone].strong, color: vars[tone].on })}>strong</div>
          <div style={chip({ background: vars[tone].soft, color: vars[tone].onSoft })}>soft</div>
          <div style={chip({ color: vars[tone].text })}>text</div>
        </Row>
      ))}
      <Row label="gradients">
        <div style={chip({ background: vars.gradient.accent, color: vars.accent.on, boxShadow: vars.shadow.glow })}>
          accent
        </div>
        <div style={chip({ background: vars.gradient.second, color: vars.second.on })}>second</div>
        <div style={chip({ background: vars.gradient.gold, color: vars.gold.on })}>gold</div>
        <div style={chip({ background: vars.gradient.hero, color: vars.text.hero })}>hero</div>
        <div style={chip({ background: vars.gradient.jackpot, color: vars.jackpot.label })}>jackpot</div>
        <div style={chip({ background: vars.jackpot.cell, color: vars.jackpot.digit })}>0123456789</div>
        <div style={chip({ background: vars.gradient.card })}>card</div>
      </Row>
      <Row label="depth">
        {(['low', 'mid', 'high', 'glow', 'inset'] as const).map((name) => (
          <div key={name} style={chip({ background: vars.surface.raised, boxShadow: vars.shadow[name] })}>
            {name}
          </div>
        ))}
      </Row>
    </Shelf>
  );
}

const samples = [
  ['en-US', 'Play the best games of the house'],
  ['zh-CN', '畅玩全场最佳游戏，赢取大奖'],
  ['zh-TW', '暢玩全場最佳遊戲，贏取大獎'],
  ['vi-VN', 'Chơi những trò chơi hay nhất của nhà cái'],
  ['ko-KR', '최고의 게임을 즐기고 상금을 받으세요'],
  ['ja-JP', '最高のゲームで賞金を手に入れよう'],
  ['th-TH', 'เล่นเกมที่ดีที่สุดและลุ้นรับรางวัลใหญ่'],
  ['hi-IN', 'सबसे अच्छे खेल खेलें और इनाम जीतें'],
  ['my-MM', 'အကောင်းဆုံးဂိမ်းများကို ကစားပြီး ဆုများရယူပါ'],
  ['ta-IN', 'சிறந்த விளையாட்டுகளை விளையாடி பரிசு வெல்லுங்கள்'],
  ['bn-BD', 'সেরা গেম খেলুন এবং পুরস্কার জিতুন'],
] as const;

function Type() {
  return (
    <Shelf>
      {samples.map(([lang, text]) => (
        <div key={lang} lang={lang}>
          <h2>{text}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Shelf>
  );
}

const meta = { component: Palette, title: 'Foundations/Theme' } satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every colour role of the theme. */
export const Colours: Story = {};
export const ColoursDaylight: Story = { globals: { theme: 'daylight' } };
export const ColoursContrast: Story = { globals: { theme: 'contrast' } };
/** Every script of the languages that ship. */
export const Scripts: Story = { render: () => <Type /> };
