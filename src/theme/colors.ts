/**
 * Owns every colour, day and night. One loud colour (poster red) for calls to action, one quiet one (larkspur blue);
 * the rest is paper and ink. Night is its own printing: indigo paper, lantern orange, moonlit water.
 * `art` is for the cut-paper pictures only; text never sits on it.
 */
import { defineSemanticTokens } from '@pandacss/dev';

const pair = (day: string, night: string) => ({ value: { base: day, _dark: night } });

export const colors = defineSemanticTokens.colors({
  paper: pair('#F6EFDF', '#12132B'),
  sheet: pair('#FFFAF0', '#22254E'),
  shade: pair('#EBE1CA', '#1D1F43'),
  field: pair('#1E1C3A', '#272B60'),
  ink: pair('#1E1C3A', '#F6ECD6'),
  inkMuted: pair('#504D69', '#BDBBD6'),
  onField: pair('#F8F0DF', '#F6ECD6'),
  onFieldMuted: pair('#C6C3DE', '#C9C8E6'),
  loud: pair('#CC371A', '#FF8257'),
  loudHover: pair('#A92A10', '#FFA07E'),
  onLoud: pair('#FFFAF0', '#190F22'),
  loudText: pair('#AE2A10', '#FF9C7A'),
  quiet: pair('#3D479B', '#A9B2F5'),
  quietHover: pair('#2C3478', '#C6CCFF'),
  onQuiet: pair('#FFFAF0', '#12132B'),
  quietText: pair('#3D479B', '#B4BCF7'),
  quietWash: pair('#D9DCF1', '#3A3F86'),
  straw: pair('#F2BD42', '#F3C65A'),
  onStraw: pair('#1E1C3A', '#1A1830'),
  line: pair('#1E1C3A', '#F6ECD6'),
  lineSoft: pair('#CDC1A6', '#3D4070'),
  control: pair('#6B6781', '#8C8AB8'),
  danger: pair('#A3210A', '#FF9C7A'),
  focus: pair('#3D479B', '#F3C65A'),
  overlay: pair('rgba(30, 28, 58, 0.62)', 'rgba(6, 6, 20, 0.72)'),
  art: {
    sun: pair('#CC371A', '#F3E3B4'),
    hillFar: pair('#C3C8EA', '#20234E'),
    hill: pair('#8A94D0', '#2B2F68'),
    rock: pair('#3D479B', '#383D84'),
    rockDark: pair('#2A3074', '#20234F'),
    water: pair('#FFFAF0', '#DCE3FA'),
    waterShade: pair('#B9C0E6', '#8F9BDC'),
    river: pair('#5560B4', '#30367C'),
    riverLight: pair('#AEB6E4', '#6C78CC'),
    stone: pair('#E2D2AC', '#6A6391'),
    stoneShade: pair('#BCA979', '#4A4473'),
    brick: pair('#CC371A', '#8C3A4A'),
    brickDark: pair('#932410', '#5F2842'),
    roof: pair('#1E1C3A', '#0A0B1C'),
    wallA: pair('#F2BD42', '#6B5A7E'),
    wallB: pair('#FFFAF0', '#56548E'),
    wallC: pair('#8A94D0', '#434A92'),
    window: pair('#1E1C3A', '#FBD06A'),
    pane: pair('#FFFAF0', '#FBD06A'),
    petal: pair('#5560B4', '#A9B2F5'),
    petalDark: pair('#3D479B', '#8791E0'),
    leaf: pair('#2E5A4A', '#1F4A55'),
    leafDark: pair('#1E1C3A', '#142F40'),
    bank: pair('#1E1C3A', '#272B60'),
    star: pair('transparent', '#F3E3B4'),
    skin: pair('#E2A878', '#C98F66'),
  },
});
