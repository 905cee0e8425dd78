import { useLanguage } from '../language.ts';
import { type CampaignWords, campaignWords } from './words.ts';

export const useCampaignWords = (): CampaignWords => campaignWords[useLanguage()];
