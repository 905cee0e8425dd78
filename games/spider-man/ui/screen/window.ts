/** Windows of an attack in which whoever is attacked may answer. */
export const isWindow = (step: string): boolean =>
  step.startsWith('reaction/') || step === 'attack/interrupt' || step === 'attack/prevent';
