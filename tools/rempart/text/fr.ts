import type { Sentences } from './sentences.ts';

export const fr: Sentences = {
  usage: `Usage : rempart COMMANDE [--lang fr|en]

  simulate JEU [--scenario S] [--seats N] [--bots a,b,c] [--options JSON] [--games N] [--seed S] [--threads N] [--json]
                          joue des milliers de parties entre bots (random, yardstick, beginner, companion, expert, hinted) et les compte
  record JEU --out FICHIER [--scenario S] [--seats N] [--bots a,b,c] [--options JSON] [--seed S]
                          joue une partie entre bots et l’écrit dans un fichier
  replay FICHIER          raconte une partie enregistrée
  analyse FICHIER [--seat N] [--trials N] [--seed S]
                          dit les chances de gagner au fil d’une partie, où elle a tourné, et ce que le hasard y a fait
  verify FICHIER          rejoue une partie enregistrée et contrôle chaque coup, chaque dé et l’état final
  case FICHIER...         vérifie des cas : une table donnée, ce qu’on y fait, ce qui doit en résulter
  rules [JEU]             dit quelles règles sont citées par un test et écrites dans les deux livrets
  playthrough JEU [--write]
                          compare les parties de référence avec ce que les règles donnent, ou les réécrit
  scenes JEU... [--write]
                          compare les scènes que montrent les règles avec celles que jouent les tests, ou les réécrit
  corpus JEU... [--write]
                          rejoue les parties gardées de toutes les versions des règles, ou en garde de celle-ci
  balance JEU... [--games N] [--seats N] [--options JSON] [--experts] [--seed S] [--write]
                          joue chaque scénario à chaque nombre de places, par le bot étalon ou par des experts,
                          et dit combien de fois il est gagné
  train JEU... [--matches N] [--seed S] [--threads N] [--write]
                          apprend sur des parties entre bots ce que vaut une position, et en écrit les poids
  calibrate JEU... [--matches N] [--seed S] [--thoughts N] [--threads N]
                          compare les chances données aux positions avec ce que d’autres parties en ont fait
  puzzles JEU [--scenario S] [--seats N] [--bots B,B] [--options JSON] [--matches N] [--count N] [--ahead N]
          [--seed S] [--threads N] [--write]
                          cherche dans des parties entre bots des positions où une réponse est nettement la meilleure
  new-game NOM [--prefix XY]
                          commence un nouveau jeu à partir du modèle`,
  unknownCommand: v => `Commande inconnue : ${v['name']}. « rempart --help » les énumère.`,
  unexpected: v => `Erreur imprévue : ${v['why']}`,
  complaints: {
    'unknown-game': v => `aucun jeu ${v['game']} sur l’étagère ; il y a : ${v['known'] || 'aucun'}.`,
    'unknown-scenario': v => `${v['game']} n’a pas de scénario ${v['scenario']} ; il y a : ${v['known']}.`,
    'unknown-bot': v => `aucun bot ${v['bot']} ; il y a : ${v['known']}.`,
    'wrong-seats': v => `${v['scenario']} se joue de ${v['min']} à ${v['max']} sièges, pas ${v['seats']}.`,
    'wrong-bots': v => `${v['bots']} bots pour ${v['seats']} sièges : il en faut un pour tous, ou un par siège.`,
    'refused-setup': v => String(v['fr']),
    'wrong-shape': v => `${v['path']} : ${v['why']}.`,
    'unknown-step': v => `${v['path']} : une étape est l’une de ${v['known']}.`,
    'not-over': () => 'la partie n’est pas terminée : ses chances ne se disent qu’après la fin.',
    'no-judgement': v => `${v['game']} ne dit pas par quoi juger une position (bots/features.ts).`,
    'other-game': v => `game : ${v['game']} n’est pas ${v['expected']}.`,
    'refused-input': v => `inputs : la table refuse l’entrée ${v['at']} : ${v['why']}.`,
    'match-failed': v => `la partie de graine ${v['seed']} s’est arrêtée sur une erreur des règles : ${v['why']}.`,
    'not-built': () => 'les fils de travail ne chargent que du JavaScript compilé.',
    'unknown-option': v => `option inconnue : ${v['option']}.`,
    'needs-value': v => `l’option ${v['option']} demande une valeur.`,
    'needs-no-value': v => `l’option ${v['option']} ne prend pas de valeur.`,
    'not-a-number': v => `${v['option']} demande un nombre entier, pas ${v['value']}.`,
    'too-small': v => `${v['option']} vaut au moins ${v['min']}.`,
    'unknown-language': v => `--lang vaut fr ou en, pas ${v['value']}.`,
    'missing-name': v => `il manque ${v['name']}.`,
    'too-many-names': v => `un mot de trop : ${v['name']}.`,
    'missing-option': v => `il manque l’option ${v['option']}.`,
    unreadable: v => `${v['path']} ne peut pas être lu (${v['why']}).`,
    unwritable: v => `${v['path']} ne peut pas être écrit (${v['why']}).`,
    'not-json': v => `${v['path']} n’est pas du JSON : ${v['why']}.`,
    'broken-game': v => `le jeu ${v['game']} ne se charge pas : ${v['why']}.`,
    'broken-rulebook': v => `le livret ${v['path']} ne se lit pas : ${v['why']}.`,
    'tests-fail': v => `les tests échouent :\n${v['why']}`,
    'bad-name': v => `${v['name']} : un nom de jeu s’écrit en minuscules, chiffres et traits d’union.`,
    'bad-prefix': v => `${v['prefix']} : un préfixe de règle s’écrit en majuscules et chiffres.`,
    'taken-name': v => `games/${v['name']} existe déjà.`,
    'taken-prefix': v => `le préfixe ${v['prefix']} est celui de ${v['game']} ; choisissez-en un autre par --prefix.`,
  },
  story: {
    seat: number => `Siège ${number}`,
    clock: seconds => `L’horloge marque ${seconds} s.`,
    entry: (type, seat) =>
      ({
        pause: 'La partie est suspendue.',
        resume: 'La partie reprend.',
        away: 'Personne ne servait la table : l’horloge a attendu.',
        concede: `${seat} abandonne.`,
        takeOver: `${seat} change de mains.`,
        reseed: 'La partie change de maison : à partir d’ici, elle a d’autres dés.',
      })[type] ?? type,
    unfinished: 'La partie n’est pas terminée.',
  },
  simulate: {
    columns: ['siège', 'bot', 'victoires', 'part', 'intervalle à 95 %'],
    title: v => `${v['title']} (${v['game']}), ${v['scenario']} : ${v['games']} parties, graine ${v['seed']}`,
    reasons: v => `Fins : ${v['reasons']}`,
    unfinished: v => `Arrêtées avant la fin : ${v['unfinished']}`,
    decisions: v =>
      `Décisions par partie : ${v['mean']} en moyenne, de ${v['min']} à ${v['max']}, médiane ${v['median']}`,
    elapsed: v => `Durée : ${v['wall']} s ; processeur : ${v['cpu']} s ; ${v['rate']} décisions par seconde`,
    progress: v => `${v['bar']} ${v['done']} / ${v['games']} parties`,
  },
  recorded: v => `${v['file']} : ${v['inputs']} entrées, graine ${v['seed']}.`,
  verified: v => `${v['file']} est exact : ${v['inputs']} entrées, ${v['hashes']} empreintes, fin : ${v['reason']}.`,
  findings: {
    version: v => `version : écrit par la version ${v['version']} des règles, ici ${v['current']}.`,
    commitment: () => 'commitment : la graine et le sel ne sont pas ceux qui avaient été engagés.',
    refused: v => `entrée ${v['at']} : la table refuse ${v['input']} : ${v['why']}.`,
    hash: v => `entrée ${v['at']} : l’état n’est pas celui dont le fichier donne l’empreinte.`,
    outcome: v => `outcome : après ${v['at']} entrées la partie finit autrement que ne le dit le fichier.`,
    'no-final-hash': v => `hashes : il manque l’empreinte de l’état final, après ${v['at']} entrées.`,
    'stray-hash': v => `hashes : une empreinte après ${v['at']} entrées, qui n’existent pas.`,
    error: v => `entrée ${v['at']} : les règles s’arrêtent sur une erreur : ${v['why']}.`,
  },
  cases: {
    agrees: v => `d’accord   ${v['file']} : ${v['title']}`,
    differs: v => `DIFFÉRENT  ${v['file']} : ${v['title']}`,
    difference: v => `  ${v['path']} : attendu ${v['expected']}, trouvé ${v['actual']}`,
    total: v => `${v['agree']} cas d’accord, ${v['differ']} différents`,
  },
  rules: {
    summary: v =>
      `${v['game']} : ${v['rules']} règles, ${v['tested']} citées par un test, ${v['covered']} couvertes par une autre, ` +
      `${v['untestable']} sans test possible, ${v['untested']} sans test ; dans les livrets : ${v['fr']} (fr), ${v['en']} (en)`,
    scenes: v =>
      `  le livret montre ${v['shown']} règles, ${v['share']} % de celles qui peuvent se voir (au moins ${v['least']} %) ; sans scène, avec la raison : ${v['unshown']} ; impossibles à voir : ${v['unseeable']}`,
    unseen: v => `  ni montrées par une scène, ni avec une raison (« notSeen », « notShown ») : ${v['ids']}`,
    strayScene: v =>
      `  montrées par une scène, bien qu’elles ne soient pas des règles ou disent pourquoi elles ne le sont pas : ${v['ids']}`,
    untested: v => `  sans test : ${v['ids']}`,
    badCover: v => `  couvertes par une règle qui n’a pas de test : ${v['ids']}`,
    misquoted: v => `  citées par un titre, mais ni règle ni cas : ${v['ids']}`,
    absent: v => `  absentes de ${v['file']} : ${v['ids']}`,
    unknown: v => `  inconnues dans ${v['file']} : ${v['ids']}`,
    none: 'Aucun jeu sur l’étagère.',
  },
  playthroughs: {
    written: v => `écrit      ${v['file']}`,
    same: v => `identique  ${v['file']}`,
    absent: v => `ABSENT     ${v['file']} : « rempart playthrough ${v['game']} --write » l’écrit.`,
    differs: v => `DIFFÉRENT  ${v['file']}:${v['line']}\n  attendu : ${v['expected']}\n  obtenu  : ${v['actual']}`,
  },
  scenes: {
    written: v => `écrit      ${v['file']}`,
    same: v => `identique  ${v['file']}`,
    differs: v => `DIFFÉRENT  ${v['file']}:${v['line']} : « rempart scenes ${v['game']} --write » l’écrit à nouveau.`,
  },
  corpus: {
    written: v => `écrit      ${v['file']}`,
    same: v => `identique  ${v['file']}`,
    carried: v => `continue   ${v['file']} : de la version ${v['from']} sous la version ${v['version']}`,
    frozen: v => `gelée      ${v['file']} : de la version ${v['from']} : ${v['why']}`,
    altered: v =>
      `CHANGÉE    ${v['file']} : ${v['why']}\n  Les règles rejouent cette partie autrement : augmentez la version de ${v['game']}, écrivez migrate (ou dites pourquoi la partie est gelée), et gardez de nouvelles parties avec « rempart corpus ${v['game']} --write ».`,
    stuck: v =>
      `BLOQUÉE    ${v['file']} : de la version ${v['from']} : ${v['why']}\n  Écrivez migrate, ou dites dans « frozen » du fichier pourquoi cette partie ne peut pas continuer.`,
    absent: v =>
      `ABSENT     ${v['folder']} n’a pas de partie de la version ${v['version']} : « rempart corpus ${v['game']} --write » en garde.`,
  },
  balance: {
    line: v =>
      `${v['game']}  ${v['scenario']}  ${v['seats']} places  ${v['won']}  ${v['decisions']} décisions  ${v['minutes']}`.trimEnd(),
    written: v => `écrit      ${v['file']}`,
  },
  train: {
    weight: v => `${v['name']}  ${v['weight']}`,
    columns: ['chance', 'positions', 'donnée', 'vue', 'intervalle 95 %'],
    off: 'ÉCART',
    error: v => `erreur quadratique ${v['error']}, sans rien savoir ${v['plain']}`,
  },
  puzzles: {
    found: v =>
      `${v['id']}  ${v['scenario']}, ${v['seats']} sièges : chances ${v['chances']}, avance d’au moins ${v['margins']}`,
    count: v => `Problèmes retenus : ${v['count']}.`,
  },
  analysis: {
    title: v => `${v['title']} : ${v['inputs']} entrées, ${v['trials']} parties d’essai`,
    input: 'entrée',
    off: '±',
    turnings: v => `Tournants pour ${v['side']}`,
    noTurning: v => `Aucun tournant pour ${v['side']} : rien n’a changé ses chances d’un coup.`,
    turning: v =>
      `${v['inputs']}  ${v['before']} → ${v['after']}  (ses choix ${v['own']}, ceux des autres ${v['others']}, hasard ${v['luck']}, cours du jeu ${v['course']})`,
    columns: ['camp', 'au début', 'à la fin', 'hasard', 'ses choix', 'choix des autres', 'cours du jeu'],
  },
  newGame: {
    made: v =>
      `games/${v['name']} est prêt, ses règles s’appellent ${v['prefix']}-… Essayez : npx vitest run games/${v['name']}/test, et npm start pour y jouer`,
    unfinished: v =>
      `games/${v['name']} est copié, mais il reste à le mettre en forme et à lancer « ${v['command']} » : ${v['why']}`,
  },
};
