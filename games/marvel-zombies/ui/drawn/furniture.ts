import { INK, disc, flat, line, mass } from './ink.ts';

// What stands along the walls of rooms: its foot at the origin, about forty high where a room is a hundred.

const WOOD = '#8a5a35';
const DARK_WOOD = '#5f3c25';
const METAL = '#7f8aa3';

const desk =
  mass('M-24-16H24V-11H-24z', WOOD) +
  mass('M-22-11H-6V0H-22zM12-11H22V0H12z', DARK_WOOD) +
  mass('M-14-31H4V-19H-14z', '#2c3448') +
  flat('M-12-29H2V-21H-12z', '#7fd0d8') +
  line('M-5-19v3', INK, 2.4);
const shelves =
  mass('M-26-42H26V0H-26z', DARK_WOOD) +
  flat('M-23-39H23V-28H-23zM-23-25H23V-14H-23zM-23-11H23V-2H-23z', '#33231a') +
  flat('M-20-28v-8h4v8zM-9-28v-10h3v10zM8-28v-9h5v9zM-18-14v-8h6v8zM2-14v-9h4v9zM14-14v-7h5v7z', '#c7503f') +
  flat('M-15-28v-9h3v9zM-3-28v-8h6v8zM15-28v-10h4v10zM-9-14v-9h5v9zM8-14v-10h4v10zM-20-2v-7h7v7z', '#d9a441') +
  flat('M-8-2v-8h8v8zM4-2v-6h6v6zM13-2v-8h7v8z', '#4f8f8a');
const counter =
  mass('M-30-18H30V-13H-30z', '#c99a5b') +
  mass('M-27-13H27V0H-27z', '#8b4a3a') +
  line('M-15-13V0M0-13V0M15-13V0', '#5f2f26', 1.6) +
  mass('M6-29H22V-18H6z', '#3a4256') +
  flat('M9-27h10v4H9z', '#a8e6c0') +
  flat('M-22-24h6v6h-6zM-13-22h5v4h-5z', '#e9dcc0');
const press =
  mass('M-30-30H30V0H-30z', METAL) +
  mass(disc(-14, -18, 9) + disc(12, -18, 9), '#4b546a') +
  flat(disc(-14, -18, 3) + disc(12, -18, 3), '#c9d2e4') +
  flat('M-30-6H30V-2H-30z', '#efe9da') +
  line('M-24-4h10M-8-4h12M10-4h12', '#8b8577', 1.4);
const washers = [-20, 0, 20]
  .map(
    x =>
      mass(`M${x - 9}-26h18V0h-18z`, '#dfe5ee') +
      mass(disc(x, -11, 6), '#5b86b8') +
      flat(`M${x - 6}-24h7v3h-7z`, METAL),
  )
  .join('');
/** A car from its side. */
export const carOf = (paint: string): string =>
  mass('M-34-6Q-36-18-26-19L-16-30H12L24-19Q36-18 34-6z', paint) +
  flat('M-13-27H-2V-19H-20zM1-27H11L18-19H1z', '#bfe3f2') +
  mass(disc(-19, -5, 6) + disc(19, -5, 6), '#23212c') +
  flat(disc(-19, -5, 2.4) + disc(19, -5, 2.4), '#9aa3b5') +
  flat('M31-14h4v4h-4z', '#fff2b8');
const car = carOf('#d8a52e');
const bench =
  mass('M-28-17H28V-12H-28z', WOOD) +
  mass('M-24-12H-18V0H-24zM18-12H24V0H18z', DARK_WOOD) +
  line('M-16-38v9M-16-38h6M-2-38v8M8-38l6 8M14-38l-6 8', METAL, 2.4) +
  mass('M-12-24H0V-17H-12z', '#c7503f');
const sofa =
  mass('M-28-24H28V-8H-28z', '#6b5aa0') +
  mass('M-32-16Q-32-20-27-20T-22-16V0H-32zM32-16Q32-20 27-20T22-16V0H32z', '#57498a') +
  mass('M-22-12H22V0H-22z', '#7d6cb5') +
  line('M0-22V-1', INK, 1.4);
const crates =
  mass('M-30-20H-8V0H-30zM-6-20H16V0H-6zM-20-40H2V-20H-20z', '#b98a4c') +
  line('M-30-20L-8 0M-8-20L-30 0M-6-20L16 0M16-20L-6 0M-20-40L2-20M2-40L-20-20', '#7d5a2c', 1.6) +
  mass('M20-14H34V0H20z', '#7f6a9c');
const bed =
  mass('M-28-26H-23V0H-28zM23-18H28V0H23z', METAL) +
  mass('M-24-14H24V-6H-24z', '#e9eef5') +
  mass('M-22-19H-8V-14H-22z', '#fff') +
  mass('M-6-15H24V-6H-6z', '#6fb3a5') +
  line('M14-40v26M10-40h8v9h-8z', '#b9d8e6', 2);
const tubes =
  [-18, 4]
    .map(
      x =>
        mass(`M${x - 9}-38Q${x}-44 ${x + 9}-38V-4H${x - 9}z`, '#2f9e6b') +
        flat(`M${x - 6}-34h12V-6h-12z`, '#7ff0b8') +
        flat(disc(x - 2, -14, 2) + disc(x + 3, -22, 1.6), '#eafff3') +
        mass(`M${x - 11}-5h22V0h-22z`, METAL),
    )
    .join('') +
  mass('M20-22H34V0H20z', '#4b5a7a') +
  line('M22-15l3 0 2-5 2 8 2-3h2', '#7ff0b8', 1.6);
const flag =
  mass('M-2-44H1V0H-2z', '#c9a13b') +
  mass('M1-43H22V-29H1z', '#3f8a5a') +
  flat('M1-38.500H22V-33.500H1z', '#e9dcc0') +
  mass(disc(-18, -20, 11), '#4f8f8a') +
  line('M-29-20H-7M-18-31Q-26-20-18-9M-18-31Q-10-20-18-9', '#bfe3d4', 1.4) +
  mass('M-24-8H-12V0H-24z', DARK_WOOD);
const screens =
  mass('M-28-40H-2V-24H-28zM2-40H28V-24H2z', '#232a3b') +
  flat('M-25-37H-5V-27H-25zM5-37H25V-27H5z', '#5fb7c9') +
  mass('M-24-14H24V0H-24z', '#55617a') +
  flat('M-18-11h6v4h-6zM-8-11h6v4h-6z', '#d0323f');
const vault =
  mass('M-20-42H20V0H-20z', METAL) +
  mass(disc(0, -21, 14), '#a7b1c6') +
  line('M0-31V-11M-10-21H10M-7-28L7-14M7-28L-7-14', '#4b546a', 2) +
  flat(disc(0, -21, 4), '#ffd873');
const helipad =
  mass('M-26-6H26V0H-26z', '#55617a') +
  line(disc(0, -26, 14), '#ffd34d', 3) +
  line('M-5-33V-19M5-33V-19M-5-26H5', '#ffd34d', 3);
const plant =
  mass('M-7-12H7L5 0H-5z', '#a0522d') +
  mass('M0-12Q-16-16-14-30-4-28 0-16 2-34 10-38 14-22 0-12z', '#3f8f4f') +
  line('M-10-27Q-3-22 0-13M8-33Q4-24 0-13', '#256337', 1.4);

export const furniture = {
  desk,
  shelves,
  counter,
  press,
  washers,
  car,
  bench,
  sofa,
  crates,
  bed,
  tubes,
  flag,
  screens,
  vault,
  helipad,
  plant,
};
export type Furniture = keyof typeof furniture;
