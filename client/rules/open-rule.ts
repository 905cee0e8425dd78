import { create } from 'zustand';
import type { RuleId } from '../../engine/types.ts';

/** The rulebook beside the table: null while it is shut, else the rule to be found in it, or none in particular. */
export const useOpenRule = create<{ open: { readonly rule: RuleId | null } | null }>(() => ({ open: null }));

export const openRule = (rule: RuleId | null): void => useOpenRule.setState({ open: { rule } });
export const shutRules = (): void => useOpenRule.setState({ open: null });
