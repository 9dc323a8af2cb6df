import type { Theme } from './hues.ts';
import type { Tones } from './portraits-head.ts';

export type Ground = 'paper' | 'mist' | 'lapis' | 'ink';
export type Complexion = 'fair' | 'olive' | 'brown' | 'dark';

interface GroundTones {
  ground: string;
  faint: string;
}

const grounds: Record<Theme, Record<Ground, GroundTones>> = {
  light: {
    paper: { ground: '#eeebe1', faint: '#d6d4cf' },
    mist: { ground: '#cbd6f2', faint: '#b3c2e8' },
    lapis: { ground: '#3a5cc4', faint: '#5474d4' },
    ink: { ground: '#131b30', faint: '#2a3654' },
  },
  dark: {
    paper: { ground: '#333f5c', faint: '#465375' },
    mist: { ground: '#243a72', faint: '#35508f' },
    lapis: { ground: '#2b4596', faint: '#3d5ab2' },
    ink: { ground: '#0d1428', faint: '#22304f' },
  },
};

type Skin = Pick<Tones, 'light' | 'skin' | 'shade' | 'deep' | 'lip' | 'white'>;

const skins: Record<Theme, Record<Complexion, Skin>> = {
  light: {
    fair: { light: '#ffffff', skin: '#f6efe2', shade: '#cbd0e6', deep: '#97a7d6', lip: '#7482b8', white: '#ffffff' },
    olive: { light: '#f8f2e5', skin: '#ecdec6', shade: '#b9bbd4', deep: '#8391c2', lip: '#6470a8', white: '#fdfaf2' },
    brown: { light: '#dfcbb0', skin: '#d3b996', shade: '#9d97ad', deep: '#666f9f', lip: '#5a5a8a', white: '#f8f3e8' },
    dark: { light: '#b79a7c', skin: '#a3866b', shade: '#6f6882', deep: '#474c7c', lip: '#45406a', white: '#f1ebe0' },
  },
  dark: {
    fair: { light: '#eae4d8', skin: '#ddd5c8', shade: '#a6aed0', deep: '#7183bd', lip: '#5f6da8', white: '#e4e3e2' },
    olive: { light: '#ddd0bb', skin: '#d0c0a7', shade: '#969cc0', deep: '#6172ad', lip: '#525f9a', white: '#eee8dc' },
    brown: { light: '#c2ab8e', skin: '#b59a7a', shade: '#7f7d9c', deep: '#4f5b90', lip: '#4a4c80', white: '#e8e0d2' },
    dark: { light: '#95795f', skin: '#8a6f59', shade: '#5b5874', deep: '#383f6e', lip: '#38365e', white: '#e0d8ca' },
  },
};

export function tonesOf(ground: Ground, complexion: Complexion, theme: Theme, grey = false): Tones {
  const dark = theme === 'dark';
  return {
    ...grounds[theme][ground],
    ...skins[theme][complexion],
    ink: '#0f1626',
    hair: grey ? (dark ? '#8d9cc4' : '#a4b1d2') : '#141c30',
    brow: grey ? (dark ? '#566794' : '#5d6e9e') : '#141c30',
    sheen: grey ? (dark ? '#c3cbe2' : '#e6e9f2') : dark ? '#3d4f80' : '#3f5288',
    cloth: dark ? '#3457bd' : '#2c4db4',
    cloth2: dark ? '#1a2c66' : '#1a2b62',
    thread: dark ? '#8ea6e8' : '#9db2ee',
    spark: '#e9ae3a',
  };
}
