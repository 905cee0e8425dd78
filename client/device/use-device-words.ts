import { useLanguage } from '../language.ts';
import { type DeviceWords, deviceWords } from './words.ts';

export const useDeviceWords = (): DeviceWords => deviceWords[useLanguage()];
