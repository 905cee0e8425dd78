import { useLanguage } from '../language.ts';
import { type SceneWords, sceneWords } from './words.ts';

export const useSceneWords = (): SceneWords => sceneWords[useLanguage()];
