import * as english from '../../kit/english.ts';
import * as french from '../../kit/french.ts';
import { typesetAll } from '../../kit/typeset.ts';

// The same person on another device.

const fr = {
  title: 'Jouer sur un autre appareil',
  lead: 'Vos places et votre nom vous suivent, sans compte ni mot de passe.',
  here: 'Depuis cet appareil',
  hereText: 'Demandez un code, puis saisissez-le sur l’autre appareil.',
  getCode: 'Obtenir un code',
  anotherCode: 'Obtenir un autre code',
  valid: (minutes: number): string => `Valable ${french.plural(minutes, 'minute')}, une seule fois.`,
  there: 'Vers cet appareil',
  thereText: 'Saisissez le code affiché sur l’appareil où vous jouiez.',
  code: 'Code',
  link: 'Reprendre ici',
  record: 'Vos parties en chiffres',
};

export type DeviceWords = typeof fr;

const en: DeviceWords = {
  title: 'Play on another device',
  lead: 'Your seats and your name follow you, without an account or a password.',
  here: 'From this device',
  hereText: 'Ask for a code, then enter it on the other device.',
  getCode: 'Get a code',
  anotherCode: 'Get another code',
  valid: minutes => `Valid for ${english.plural(minutes, 'minute')}, once only.`,
  there: 'To this device',
  thereText: 'Enter the code shown on the device on which you were playing.',
  code: 'Code',
  link: 'Go on here',
  record: 'Your matches in figures',
};

export const deviceWords = { fr: typesetAll(fr), en } as const;
