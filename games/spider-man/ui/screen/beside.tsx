import { Discards } from '../../../../table/screen/discards.tsx';
import type { BesideProps } from '../../../../table/screen/screen-parts.ts';
import { isBonus } from '../../content/cards.ts';
import type { SpiderMan } from '../../spec.ts';
import { sideFor } from '../../text/grammar.ts';
import type { GameTexts } from '../../text/shape.ts';
import { CardPicture } from '../drawn/card-picture.tsx';
import { MissionPicture } from '../drawn/mission-picture.tsx';
import { discardWords } from '../words/discards.ts';

/** The discard piles: all may look through them, but for missions that lie face down (SM-HID-03). */
export function Beside({ look }: BesideProps<SpiderMan, GameTexts>) {
  const { view, texts, language } = look;
  const own = discardWords[language];
  return (
    <Discards
      label={own.label}
      close={own.close}
      piles={[
        {
          title: own.cards,
          cards: view.bonusDiscard.map(id =>
            isBonus(id)
              ? { name: sideFor(texts.bonuses[id].name, view), art: <CardPicture card={id} /> }
              : { name: texts.events[id].name },
          ),
        },
        {
          title: own.missions,
          cards: view.missionDiscard.map(id =>
            id === null
              ? { name: own.faceDown }
              : { name: texts.missions[id].name, art: <MissionPicture mission={id} /> },
          ),
        },
      ]}
    />
  );
}
